import { Link, useLocation, useSearchParams } from 'react-router'

import type { ListaCupons } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { Button, buttonClass, EmptyState, Skeleton } from '@vitrine/ui'

import { useLoja, useSessao } from '#shell'

import { CampoCupom } from './campo-cupom.tsx'
import { AviseMe } from './avise-me.tsx'
import { Bilhete } from './bilhete.tsx'
import './cupons.css'
import { Indicacao } from './indicacao.tsx'
import { useCupons } from './use-cupons.ts'
import type { EstadoCupons } from './use-cupons.ts'

interface CuponsProps {
  /** What the page's loader brought; null in the panel, which asks by itself. */
  inicial: ListaCupons | null
  /** A coupon was put into the cart. */
  onApplied: () => void
}

/** A field for a code, then the tickets, best first, then the one to share (ux 1.13). */
export function Cupons({ inicial, onApplied }: CuponsProps) {
  const sessao = useSessao()
  const estado = useCupons(inicial)
  const [busca] = useSearchParams()
  return (
    <div className="cupons">
      <CampoCupom inicial={busca.get('codigo') ?? ''} onApplied={onApplied} />
      {sessao ? <Bilhetes estado={estado} onApplied={onApplied} /> : <Visitante />}
      {estado.lista?.cupomRecomendacao && <Indicacao cupom={estado.lista.cupomRecomendacao} />}
    </div>
  )
}

function Bilhetes({ estado, onApplied }: { estado: EstadoCupons; onApplied: () => void }) {
  const { lista, situacao, reload } = estado
  if (!lista && situacao === 'erro') {
    return (
      <EmptyState
        icon="wifi-off"
        title="Não deu para buscar seus cupons"
        action={<Button onClick={reload}>Tentar de novo</Button>}
      >
        Se você tem um código, dá para usá-lo mesmo assim.
      </EmptyState>
    )
  }
  if (!lista) return <Espera />
  if (lista.cupons.length === 0) {
    return (
      <EmptyState icon="ticket-percent" title="Nenhum cupom agora" action={<AviseMe />}>
        Quando a loja fizer um para você, ele aparece aqui.
      </EmptyState>
    )
  }
  return (
    <ul className="bilhetes" aria-busy={situacao === 'carregando' || undefined}>
      {lista.cupons.map((cupom) => (
        <Bilhete key={cupom.codigocupom} cupom={cupom} onApplied={onApplied} />
      ))}
    </ul>
  )
}

function Espera() {
  return (
    <div className="bilhetes" aria-busy>
      <Skeleton style={{ height: 148 }} />
      <Skeleton style={{ height: 148 }} />
    </div>
  )
}

function Visitante() {
  const { slug } = useLoja()
  const { pathname, search } = useLocation()
  return (
    <EmptyState
      icon="ticket-percent"
      title="Veja os cupons que são seus"
      action={
        <Link className={buttonClass({ variant: 'outline' })} to={urls.entrar(slug, pathname + search)}>
          Entrar
        </Link>
      }
    >
      Alguns valem só para quem tem conta na loja.
    </EmptyState>
  )
}
