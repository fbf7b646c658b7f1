import { useEffect, useState } from 'react'

import type { Client } from '@vitrine/contract/client'
import { isAberta } from '@vitrine/rules/aprovacao'

import type { LeituraDoCartao } from './find-vivos.ts'
import { nameCartao, readCartao, type Cartao, type ConteudoCartao, type OndeCartao } from './read-cartao.ts'

interface Lidos {
  api: Client
  onde: OndeCartao
  /** Those that came with the page, by name; null: not there. */
  cartoes: Readonly<Record<string, Cartao | null>>
  /** Absent: what it names stays as it is. */
  leitura?: LeituraDoCartao | undefined
}

/** What was read last of what a card names, and at which reading of it. */
interface Lembrado {
  leitura: number | undefined
  /** Null: not there; undefined: not read yet. */
  cartao: Cartao | null | undefined
}

/** Of each page: a card that goes out of sight and comes back is there at once, as it stands now. */
const lembrados = new WeakMap<Lidos['cartoes'], Map<string, Lembrado>>()

function remember({ cartoes, leitura }: Pick<Lidos, 'cartoes' | 'leitura'>, nome: string): Lembrado {
  const daPagina = lembrados.get(cartoes) ?? new Map<string, Lembrado>()
  lembrados.set(cartoes, daPagina)
  const lembrado = daPagina.get(nome) ?? { leitura: leitura?.daPagina, cartao: cartoes[nome] }
  daPagina.set(nome, lembrado)
  return lembrado
}

/**
 * What a card names: as it came with the page, or asked for once it is drawn. Undefined: on its way; null: not there. A page that was read
 * anew meanwhile counts, with what has moved since it was asked for.
 */
export function useCartao(
  conteudo: ConteudoCartao,
  { api, onde, cartoes, leitura }: Lidos,
): Cartao | null | undefined {
  const nome = nameCartao(conteudo)
  const lembrado = remember({ cartoes, leitura }, nome)
  const { idfornecedor, idcliente, tipoEntrega } = onde
  const agora = leitura?.agora
  /** Shown while one of another page is on its way. */
  const [lido, setLido] = useState(lembrado.cartao)
  const isAsked = lembrado.cartao === undefined || mayMove(lembrado.cartao) || agora !== lembrado.leitura
  useEffect(() => {
    if (!isAsked) return undefined
    let isGone = false
    void readCartao(api, conteudo, { idfornecedor, idcliente, tipoEntrega }).then((cartao) => {
      // Asked for again since, and answered before.
      if (lembrado.cartao !== undefined && (lembrado.leitura ?? 0) > (agora ?? 0)) return
      // What could not be read now stays as it was read before.
      lembrado.cartao = cartao ?? lembrado.cartao ?? null
      lembrado.leitura = agora
      if (!isGone) setLido(lembrado.cartao)
    })
    return () => {
      isGone = true
    }
    // What it names is its name; the object itself is made anew with each message.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [nome, isAsked, idfornecedor, idcliente, tipoEntrega, agora, lembrado])
  return lembrado.cartao === undefined ? lido : lembrado.cartao
}

/** A request that is open may have moved since the page was read. */
const mayMove = (cartao: Cartao | null): boolean =>
  cartao !== null && 'aprovacao' in cartao && isAberta(cartao.aprovacao.estado)
