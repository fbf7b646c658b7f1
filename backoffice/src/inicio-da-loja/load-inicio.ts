import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

/** The home as it is written, and what its sections may name; null: it could not be read. Who may not change it is told so. */
export async function loadInicio(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  if (lugar.papel !== 'fornecedor') return { inicio: null, semDireito: true }
  const { idfornecedor } = lugar
  const { client } = painel
  const listDe = (tipo: 'CARROSSEL' | 'PAGINA') =>
    client('GET /painel/v1/{idfornecedor}/conteudos/{tipo}', { params: { idfornecedor, tipo } })
  const [editado, carrosseis, paginas, categorias] = await Promise.all([
    client('GET /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}', {
      params: { idfornecedor, tipo: 'INICIO', idconteudo: idfornecedor },
    }),
    listDe('CARROSSEL'),
    listDe('PAGINA'),
    client('GET /painel/v1/{idfornecedor}/categorias', { params: { idfornecedor } }),
  ])
  if (!editado.ok || !carrosseis.ok || !paginas.ok || !categorias.ok)
    return { inicio: null, semDireito: false }
  return {
    inicio: {
      editado: editado.dados,
      carrosseis: carrosseis.dados.data,
      paginas: paginas.dados.data,
      categorias: categorias.dados.data.map(({ slug, nome }) => ({ slug, nome })),
    },
    semDireito: false,
  }
}
