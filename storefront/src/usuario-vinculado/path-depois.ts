/**
 * Where a switch of cliente leads: the page it was made on (ux 1.16.1), but from what belongs to one cliente alone (an order,
 * a list) to the list of its kind.
 */
export function pathDepois(voltar: string): string {
  const [caminho = '', busca] = voltar.split('?')
  const partes = caminho.split('/').filter(Boolean)
  const [slug = '', tela = '', detalhe] = partes
  if (tela === 'submissao') return `/${slug}/pedidos`
  if (detalhe && ['pedidos', 'listas'].includes(tela)) return `/${slug}/${tela}`
  return busca === undefined ? caminho : `${caminho}?${busca}`
}
