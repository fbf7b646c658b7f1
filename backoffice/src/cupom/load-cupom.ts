import { data } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import { requireLugar } from '#shell'

/** A coupon, or none yet (`novo`), and what its blanks are chosen from; null: it could not be read. One that is not there is 404. */
export async function loadCupom(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  const { idcupom = '' } = args.params
  if (lugar.papel !== 'fornecedor') return { lido: null, semDireito: true, idcupom }
  const { idfornecedor } = lugar
  const params = { idfornecedor }
  const [cupom, categorias, formas] = await Promise.all([
    idcupom === NOVO
      ? null
      : painel.client('GET /painel/v1/{idfornecedor}/cupons/{idcupom}', {
          params: { idfornecedor, idcupom },
        }),
    painel.client('GET /painel/v1/{idfornecedor}/categorias', { params }),
    painel.client('GET /painel/v1/{idfornecedor}/formas-pagamento', { params }),
  ])
  if (cupom && !cupom.ok && (cupom.status === 404 || cupom.status === 400)) throw data(null, { status: 404 })
  if (!categorias.ok || !formas.ok || (cupom && !cupom.ok)) return { lido: null, semDireito: false, idcupom }
  return {
    lido: {
      cupom: cupom?.dados.cupom ?? null,
      nomes: cupom?.dados.nomes ?? [],
      categorias: categorias.dados.data,
      formas: formas.dados.data,
    },
    semDireito: false,
    idcupom,
  }
}

/** In the place of an id: one that is to be written. */
export const NOVO = 'novo'
