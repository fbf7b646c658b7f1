import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

/** Menu and footer columns as they are written, and what stands while nothing is; null: they could not be read. Who may not change them is told so. */
export async function loadNavegacao(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  if (lugar.papel !== 'fornecedor') return { navegacao: null, semDireito: true }
  const { idfornecedor } = lugar
  const { client } = painel
  const [editado, categorias, loja] = await Promise.all([
    client('GET /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}', {
      params: { idfornecedor, tipo: 'NAVEGACAO', idconteudo: idfornecedor },
    }),
    client('GET /painel/v1/{idfornecedor}/categorias', { params: { idfornecedor } }),
    client('GET /v2/app/{session_token}/configuracao/fornecedor', {
      params: { session_token: 'token' },
      query: { idfornecedor },
    }),
  ])
  if (!editado.ok || !categorias.ok || !loja.ok) return { navegacao: null, semDireito: false }
  const { menu, rodape } = loja.dados.config
  return {
    navegacao: {
      editado: editado.dados,
      usual: { menu, colunas: rodape.colunas },
      categorias: categorias.dados.data.map(({ slug, nome }) => ({ slug, nome })),
      paginas: [],
    },
    semDireito: false,
  }
}
