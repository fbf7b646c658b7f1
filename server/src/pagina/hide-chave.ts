import type { Fornecedores } from '#fornecedor'

/**
 * A page asked for with `api_key` and `id_erp_usuario` is the waiting screen of its store, which reads both from the browser's
 * address and takes them out of it (§2, readings 2): no page, cache or link is ever made of an address with a key. Answers the
 * path to render in its place; null for any other request.
 */
export async function hideChave(
  url: string,
  slugDoHost: string | null,
  fornecedores: Pick<Fornecedores, 'find'>,
): Promise<string | null> {
  if (!/[?&]api_key=/.test(url)) return null
  const { pathname, searchParams } = new URL(url, 'http://here.invalid')
  const caminho = pathname.replace(/^\/commerce(?=\/|$)/, '') || '/'
  const nome = (slugDoHost ?? searchParams.get('fselecionado') ?? caminho.split('/')[1]) || ''
  for (const secreto of ['api_key', 'id_erp_usuario', 'fselecionado']) searchParams.delete(secreto)
  const busca = searchParams.size > 0 ? `?${searchParams}` : ''
  const loja = nome ? await fornecedores.find(nome) : null
  if (!loja) return caminho + busca
  const voltar = caminho === '/' ? `/${loja.slug}${busca}` : caminho + busca
  return `/${loja.slug}/chave?${new URLSearchParams({ voltar })}`
}
