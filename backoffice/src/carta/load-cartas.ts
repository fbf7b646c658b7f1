import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

const CONTEUDOS = '/painel/v1/{idfornecedor}/conteudos/{tipo}'

/** The letters of the store and how their words stand; null: they could not be read. Who may not change them is told so. */
export async function loadCartas(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  if (lugar.papel !== 'fornecedor') return { cartas: null, resumos: [], semDireito: true }
  const params = { idfornecedor: lugar.idfornecedor }
  const [cartas, resumos] = await Promise.all([
    painel.client('GET /painel/v1/{idfornecedor}/cartas', { params }),
    painel.client(`GET ${CONTEUDOS}`, { params: { ...params, tipo: 'CARTA' } }),
  ])
  if (!cartas.ok || !resumos.ok) return { cartas: null, resumos: [], semDireito: false }
  return { cartas: cartas.dados.data, resumos: resumos.dados.data, semDireito: false }
}

/** One letter and its words in versions; null: it could not be read, or there is none of this name. */
export async function loadCarta(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  const { cartas, resumos, semDireito } = await loadCartas(args)
  const modelo = args.params.modelo ?? ''
  const carta = cartas?.find((cada) => cada.fixa === '' && cada.modelo === modelo) ?? null
  const resumo = resumos.find(({ chave }) => chave === modelo)
  if (!carta || !resumo) return { carta, editada: null, semDireito }
  const lida = await painel.client(`GET ${CONTEUDOS}/{idconteudo}`, {
    params: { idfornecedor: lugar.idfornecedor, tipo: 'CARTA', idconteudo: resumo.idconteudo },
  })
  return lida.ok ? { carta, editada: lida.dados, semDireito } : { carta: null, editada: null, semDireito }
}
