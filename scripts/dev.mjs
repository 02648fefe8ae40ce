import { ensureDependencies, runBin } from './ensure.mjs';

ensureDependencies();
process.exit(runBin('vite/bin/vite.js', process.argv.slice(2)));
