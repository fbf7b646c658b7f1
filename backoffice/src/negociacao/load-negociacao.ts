import { data } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import { readSala } from '#sala'
import { requireLugar } from '#shell'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * A client's cart with what only the store knows, and the conversation that one comes from (`sala`), or the newest with that client. Of
 * somebody that the store does not know 404.
 */
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
  const read = async (sala: string | null) => {
    // A negotiation goes on without a room that is not there, or cannot be read.
    const lida = sala === null ? 404 : await readSala(client, { idfornecedor, sala })
    return typeof lida !== 'number' && lida.historico.sala.idcliente === idcliente ? lida : null
  }
  const sala = (await read(args.url.searchParams.get('sala'))) ?? (await read(grade.cliente.idsala))
  return { grade, sala, agora: new Date().toISOString() }
}
