/** The supplier that a page may be of: that of its host, else what its address begins with; '' at the marketplace's own door. */
export function nameLoja(url: string, slugDoHost: string | null): string {
  return slugDoHost ?? url.split(/[/?.]/)[1] ?? ''
}
