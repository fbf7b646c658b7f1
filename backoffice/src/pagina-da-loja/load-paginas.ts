import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

/** The pages of the store; null: they could not be read. Who may not change them is told so. */
export async function loadPaginas(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  if (lugar.papel !== 'fornecedor') return { paginas: null, semDireito: true }
  const lidas = await painel.client('GET /painel/v1/{idfornecedor}/conteudos/{tipo}', {
    params: { idfornecedor: lugar.idfornecedor, tipo: 'PAGINA' },
  })
  return { paginas: lidas.ok ? lidas.dados.data : null, semDireito: false }
}

/** One page as it is written; null: it could not be read. `host`: where the platform is. */
export async function loadPagina(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  const { idfornecedor } = lugar
  const lida = await painel.client('GET /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}', {
    params: { idfornecedor, tipo: 'PAGINA', idconteudo: args.params.idconteudo ?? '' },
  })
  return {
    editada: lida.ok ? lida.dados : null,
    semDireito: lugar.papel !== 'fornecedor',
    host: args.url.host,
  }
}
