/** What a host asks of search engines. A host that is not known (staging, a preview, an address by number) asks to be left alone. */
export function writeRobots(origem: string | null): string {
  if (origem === null) return 'User-agent: *\nDisallow: /\n'
  return `${[
    'User-agent: *',
    // Each visit to these pages begins or ends something, so no search engine should open them.
    ...['/painel/', '/*/sair', '/*/levar', '/*/login-token/', '/*/chave'].map(
      (caminho) => `Disallow: ${caminho}`,
    ),
    '',
    `Sitemap: ${origem}/sitemap.xml`,
  ].join('\n')}\n`
}
