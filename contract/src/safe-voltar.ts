const HERE = 'http://here.invalid'

/** Where a login returns to: a path of this very origin, else `padrao`. Never another host, however it is written. */
export function safeVoltar(voltar: string | null | undefined, padrao: string): string {
  if (!voltar?.startsWith('/') || voltar.includes('\\')) return padrao
  const url = URL.parse(voltar, HERE)
  if (!url || url.origin !== HERE || url.pathname.startsWith('//')) return padrao
  return url.pathname + url.search + url.hash
}
