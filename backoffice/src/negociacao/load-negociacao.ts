import { data } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import { loadSala } from '#sala'
import { requireLugar } from '#shell'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A client's cart with what only the store knows, and the newest conversation with that client; of somebody that the store does not know 404. */
export async function loadNegociacao(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  const { client } = painel
  const { idfornecedor } = lugar
  const { idcliente = '' } = args.params
  if (!UUID.test(idcliente)) throw data(null, { status: 404 })
  const resposta = await client('GET /painel/v1/{idfornecedor}/negociacoes/{idcliente}', {
    params: { idfornecedor, idcliente },
  })
  if (!resposta.ok) throw data(null, { status: resposta.status })
  const grade = resposta.dados
  const { idsala } = grade.cliente
  const sala = idsala === null ? null : await loadSala(client, { idfornecedor, sala: idsala, busca: '' })
  return { grade, sala, agora: new Date().toISOString() }
}
