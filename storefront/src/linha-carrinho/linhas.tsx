import { lazy, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'

import type { ItemCarrinho } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import type { LinhaTotal } from '@vitrine/rules/carrinho'

import { Parte, useAosPoucos, useLoja } from '#shell'

import './linha.css'
import { Linha } from './linha.tsx'
import type { LinhaProps } from './linha.tsx'
import type { Procura } from './procura-no-carrinho.tsx'

const LinhaCombo = lazy(() => import('./linha-combo.tsx').then((m) => ({ default: m.LinhaCombo })))
const ProcuraNoCarrinho = lazy(() =>
  import('./procura-no-carrinho.tsx').then((m) => ({ default: m.ProcuraNoCarrinho })),
)

/** Lines that are drawn at first and each time that more come near. */
const PASSO = 30
/** From this many lines on the cart has a search field. */
const MUITAS = 20

interface LinhasProps {
  itens: readonly ItemCarrinho[]
  linhas: ReadonlyMap<string, LinhaTotal>
  nova: string | null
  /** The coupon in force shows its share of each line (habilitar_visualizacao_desconto). */
  mostraDesconto: boolean
}

/** The lines of a cart, drawn as they come into view; a long cart can be searched (audit P6). */
export function Linhas({ itens, linhas, nova, mostraDesconto }: LinhasProps) {
  const { slug } = useLoja()
  const [{ busca, filter }, setProcura] = useState<Procura>({ busca: '', filter: (todas) => todas })
  const [search] = useSearchParams()
  const alvo = useAlvo(itens, nova)
  const achadas = filter(itens, busca)
  const passo = search.has('linhas') ? itens.length : PASSO
  const { desenhadas, fim } = useAosPoucos({ total: achadas.length, passo }, busca ? -1 : alvo)
  const iguais = useIguais(linhas)
  const resto = achadas.length - desenhadas
  return (
    <>
      {itens.length >= MUITAS && (
        <Parte calada espera={<div className="procura-carrinho" />}>
          <ProcuraNoCarrinho busca={busca} achadas={achadas.length} onBusca={setProcura} />
        </Parte>
      )}
      <ul className="linhas">
        {achadas.slice(0, desenhadas).map((item, i) => {
          const Tipo = item.produtos ? Combo : Linha
          const total = iguais(item.id)
          return (
            <Tipo
              key={item.id}
              {...{ item, total, mostraDesconto }}
              nova={item.id === nova}
              primeira={i === 0}
            />
          )
        })}
        {resto > 0 && (
          <li ref={fim} className="linhas-resto">
            <noscript>
              <Link className="link" to={`${urls.carrinho(slug)}?linhas=todas`}>
                Mostrar as outras {resto} linhas
              </Link>
            </noscript>
          </li>
        )}
      </ul>
    </>
  )
}

/** The line that must be drawn even far down the list: the one just added, or the one that the address names. */
function useAlvo(itens: readonly ItemCarrinho[], nova: string | null): number {
  const { hash } = useLocation()
  const id = nova ?? hash.replace('#linha-', '')
  const alvo = id === '' ? -1 : itens.findIndex((item) => item.id === id)
  useEffect(() => {
    if (!nova && alvo >= PASSO) document.getElementById(`linha-${id}`)?.scrollIntoView({ block: 'center' })
  }, [alvo, id, nova])
  return alvo
}

/** Sums are computed anew with every change; a line whose sum says the same keeps its object, so that it is not drawn again. */
function useIguais(linhas: ReadonlyMap<string, LinhaTotal>): (id: string) => LinhaTotal | undefined {
  const antes = useRef(new Map<string, { texto: string; total: LinhaTotal }>())
  return (id) => {
    const total = linhas.get(id)
    if (!total) return undefined
    const texto = JSON.stringify(total)
    const antiga = antes.current.get(id)
    if (antiga?.texto === texto) return antiga.total
    antes.current.set(id, { texto, total })
    return total
  }
}

/** Few carts hold a combo, so its line is loaded when needed; until then a line with its name keeps the place. */
function Combo(props: LinhaProps) {
  const espera = (
    <li className="linha min-h-[148px]" aria-busy>
      <div className="linha-foto" />
      <b className="linha-nome">{props.item.nome || 'Combo'}</b>
    </li>
  )
  return (
    <Parte espera={espera} falha={espera}>
      <LinhaCombo {...props} />
    </Parte>
  )
}
