import { data } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import type { Client } from '@vitrine/contract/client'

import { requireLugar } from '#shell'

/** A coupon, or none yet (`novo`), and what its blanks are chosen from; null: it could not be read. One that is not there is 404. */
export async function loadCupom(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  const { idcupom = '' } = args.params
  if (lugar.papel !== 'fornecedor') return { lido: null, semDireito: true, idcupom }
  const params = { idfornecedor: lugar.idfornecedor }
  const [cupom, categorias, formas] = await Promise.all([
    readCupom(painel.client, { ...params, idcupom }),
    painel.client('GET /painel/v1/{idfornecedor}/categorias', { params }),
    painel.client('GET /painel/v1/{idfornecedor}/formas-pagamento', { params }),
  ])
  const lido =
    cupom && categorias.ok && formas.ok
      ? { ...cupom, categorias: categorias.dados.data, formas: formas.dados.data }
      : null
  return { lido, semDireito: false, idcupom }
}

/** Null: it could not be read. */
async function readCupom(client: Client, params: { idfornecedor: string; idcupom: string }) {
  if (params.idcupom === NOVO) return { cupom: null, nomes: [] }
  const lido = await client('GET /painel/v1/{idfornecedor}/cupons/{idcupom}', { params })
  if (lido.ok) return lido.dados
  if (lido.status === 404 || lido.status === 400) throw data(null, { status: 404 })
  return null
}

/** In the place of an id: one that is to be written. */
const NOVO = 'novo'
