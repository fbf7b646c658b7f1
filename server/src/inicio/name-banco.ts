/** What a person may read of a database's address: never its password. */
export function nameBanco(url: string): { onde: string; banco: string; usuario: string } {
  if (!URL.canParse(url)) return { onde: '?', banco: '?', usuario: '?' }
  const { host, pathname, username } = new URL(url)
  return {
    onde: host || 'localhost',
    banco: decodeURIComponent(pathname.slice(1)),
    usuario: decodeURIComponent(username),
  }
}
