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
  const listDe = (tipo: 'CARROSSEL' | 'PAGINA') =>
    painel.client('GET /painel/v1/{idfornecedor}/conteudos/{tipo}', { params: { idfornecedor, tipo } })
  const [lida, fileiras, paginas, categorias] = await Promise.all([
    painel.client('GET /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}', {
      params: { idfornecedor, tipo: 'PAGINA', idconteudo: args.params.idconteudo ?? '' },
    }),
    listDe('CARROSSEL'),
    listDe('PAGINA'),
    painel.client('GET /painel/v1/{idfornecedor}/categorias', { params: { idfornecedor } }),
  ])
  return {
    editada: lida.ok ? lida.dados : null,
    // Without them a page is written all the same: its rows have no names, and their fields nothing to choose from.
    fileiras: fileiras.ok ? fileiras.dados.data : [],
    recursos: {
      paginas: paginas.ok ? paginas.dados.data : [],
      categorias: categorias.ok ? categorias.dados.data.map(({ slug, nome }) => ({ slug, nome })) : [],
    },
    semDireito: lugar.papel !== 'fornecedor',
    host: args.url.host,
  }
}
