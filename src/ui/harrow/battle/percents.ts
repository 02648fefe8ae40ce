export function percentIn(language: string): (share: number) => string {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return (share) => format.format(share);
}
