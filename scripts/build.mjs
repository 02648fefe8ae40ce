import { ensureDependencies, runBin } from './ensure.mjs';

ensureDependencies();
process.exit(runBin('vite/bin/vite.js', ['build', ...process.argv.slice(2)]));
