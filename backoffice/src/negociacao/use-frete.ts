import { useState } from 'react'

import type { Negociacao } from '#grade'
import { api } from '#shell'

type FreteEscrito = Omit<
  NonNullable<
    Parameters<typeof api<'PUT /painel/v1/{idfornecedor}/negociacoes/{idcliente}/frete'>>[1]['body']
  >,
  'visto'
>

/** Why a freight was refused: of its amount, or of something else. */
interface Recusa {
  frete: string
  outra: string
}

const nenhuma: Recusa = { frete: '', outra: '' }

/** Writes the freight of a negotiation; what is refused stays in the dialog, with why. */
export function useFrete({ grade, params, act }: Negociacao, onClose: () => void) {
  const [recusa, setRecusa] = useState(nenhuma)
  const [isEspera, setEspera] = useState(false)
  async function write(escrito: FreteEscrito): Promise<void> {
    setEspera(true)
    const falha = await act(
      api('PUT /painel/v1/{idfornecedor}/negociacoes/{idcliente}/frete', {
        params,
        body: { visto: grade.negociacao?.revisao ?? 0, ...escrito },
      }),
      ({ falha: { codigo, error, campos } }) => {
        const doFrete = campos?.frete ?? (codigo === 'preco_fora_do_limite' ? error : '')
        setRecusa(doFrete ? { frete: doFrete, outra: '' } : { frete: '', outra: error })
        return true
      },
    )
    setEspera(false)
    if (falha === null) onClose()
  }
  return { write, recusa, forget: () => setRecusa(nenhuma), isEspera }
}
