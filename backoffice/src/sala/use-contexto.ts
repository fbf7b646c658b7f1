import { useEffect, useState } from 'react'

import type { SalaChat } from '@vitrine/contract'
import { ligacaoOf, Releitura, type Vivos } from '@vitrine/conversa'

import { readContexto, type ContextoDoCliente } from '#cliente'
import { api, useTrabalho } from '#shell'

interface ContextoVivo {
  dados: ContextoDoCliente | null
  passos: Vivos['passos']
}

/**
 * Cart and orders of who one talks with, as they came with the page, and as they are since the cart was negotiated or an order of the room
 * went a step.
 * @param passos of the orders that the room was told of, when the page was read
 */
export function useContexto(
  { dados: lido, passos: lidos }: ContextoVivo,
  { sala, idcliente }: Pick<SalaChat, 'sala' | 'idcliente'>,
): ContextoVivo {
  const { idfornecedor } = useTrabalho().loja
  const [dados, setDados] = useState(lido)
  const [passos, setPassos] = useState(lidos)
  useEffect(() => {
    if (idcliente === null) return undefined
    const releitura = new Releitura(
      () => readContexto(api, { idfornecedor, idcliente }),
      // What could not be read now stays as it was read before.
      (novo) =>
        setDados((antes) => ({
          ...novo,
          pedidos: novo.pedidos ?? antes?.pedidos ?? null,
          carrinho: novo.carrinho ?? antes?.carrinho ?? null,
        })),
    )
    const { hear } = releitura
    const unfollow = ligacaoOf({ idfornecedor }).follow({
      negociacao: (dita) => dita.idcliente === idcliente && hear(),
      'presenca-carrinho': (dita) => dita.idcliente === idcliente && hear(),
      mensagemChat({ sala: onde, conteudo, sequencia }) {
        if (onde !== sala || conteudo?.tipo !== 'STATUS') return
        setPassos((antes) => new Map(antes).set(conteudo.numpedido, sequencia))
        hear()
      },
      reler: hear,
    })
    return () => {
      releitura.stop()
      unfollow()
    }
  }, [idfornecedor, idcliente, sala])
  return { dados, passos }
}
