import { lazy } from 'react'
import { Link } from 'react-router'

import type { FormaEntrega, FormaPagamento, TipoEntrega } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatReais } from '@vitrine/rules/dinheiro'
import { OptionCard, OptionGroup, ProgressBar, Skeleton } from '@vitrine/ui'

import { Parte, useLoja } from '#shell'

import { describeParcelas, describeTotal, iconeOf } from './forma.ts'
import type { Parcelas } from './use-parcelas.ts'
import { explainForma } from './why-not-forma.ts'

const DetalheDaForma = lazy(() =>
  import('./detalhe-da-forma.tsx').then((m) => ({ default: m.DetalheDaForma })),
)

export interface OpcoesPagamentoProps {
  formas: FormaPagamento[]
  value: string | null
  onChange: (idformapagto: string) => void
  /** What the order costs by each method, in reais; null when prices are hidden. */
  totalOf: (idformapagto: string) => number | null
  /** `bloqueado`: invoices are overdue for too long. */
  credito: { total: number; disponivel: number; bloqueado: boolean }
  tipoEntrega: TipoEntrega
  parcelas: Parcelas
  /** By the methods whose money comes later than now: the deliveries that can still be met. */
  esperas?: Readonly<Record<string, FormaEntrega[]>>
}

/** Radio cards, the total for each method at the right (ux 1.8.1); what the chosen one asks for opens inside it. */
export function OpcoesPagamento(props: OpcoesPagamentoProps) {
  const { formas, value, onChange, totalOf, credito, tipoEntrega, parcelas, esperas = {} } = props
  const isVaried = formas.some((forma) => forma.variacao_percentual)
  const aVista = findAVista(formas, totalOf)
  return (
    <OptionGroup label="Forma de pagamento">
      {formas.map((forma) => {
        const { idformapagto, tipo, nome, descricao } = forma
        const total = totalOf(idformapagto)
        const isFaturado = tipo === 'FATURADO' && credito.total > 0
        const espera = esperas[idformapagto]
        const motivo = explainForma(forma, { tipoEntrega, total, bloqueado: credito.bloqueado, espera })
        const isChosen = value === idformapagto && motivo === null
        // Of the chosen one what is paid in the end, interest included.
        const parcelado = isChosen ? parcelas.parceladoOf(forma, total) : null
        return (
          <OptionCard
            key={idformapagto}
            name="idformapagto"
            value={idformapagto}
            checked={isChosen}
            disabled={motivo !== null}
            onChange={() => onChange(idformapagto)}
            icon={iconeOf(tipo)}
            title={nome}
            sub={
              motivo ??
              (isFaturado
                ? describeCredito(credito)
                : (describeEspera(espera, tipoEntrega) ??
                  describeParcelas(forma, total, aVista) ??
                  descricao))
            }
            end={
              total !== null && (
                <TotalDaForma forma={forma} total={parcelado?.total ?? total} isVaried={isVaried} />
              )
            }
          >
            {isFaturado && <Credito {...credito} />}
            {isChosen && asksMore(forma) && (
              <Parte espera={<Espera tipo={tipo} />}>
                <DetalheDaForma forma={forma} total={total} aVista={aVista} parcelas={parcelas} />
              </Parte>
            )}
          </OptionCard>
        )
      })}
    </OptionGroup>
  )
}

/** The least that the order comes to, by whatever method: what 'sem juros' is measured by. */
function findAVista(
  formas: readonly FormaPagamento[],
  totalOf: OpcoesPagamentoProps['totalOf'],
): number | null {
  const totais = formas.map(({ idformapagto }) => totalOf(idformapagto)).filter((total) => total !== null)
  return totais.length > 0 ? Math.min(...totais) : null
}

/** At the right of a method; where methods differ in price, why. */
function TotalDaForma({
  forma,
  total,
  isVaried,
}: {
  forma: FormaPagamento
  total: number
  isVaried: boolean
}) {
  return (
    <>
      {formatReais(total)}
      {isVaried && (
        <small className={(forma.variacao_percentual ?? 0) < 0 ? undefined : 'text-ink-muted'}>
          {describeTotal(forma)}
        </small>
      )}
    </>
  )
}

/** What is left of the credit, or the way to have it again. */
function Credito(credito: OpcoesPagamentoProps['credito']) {
  const { slug } = useLoja()
  if (credito.bloqueado)
    return (
      <Link className="link" to={`${urls.faturas(slug)}?situacao=bloqueio`}>
        Ver e pagar as faturas
      </Link>
    )
  return (
    <ProgressBar
      value={credito.disponivel}
      max={credito.total}
      label="Crédito disponível"
      valueText={describeCredito(credito)}
    />
  )
}

/** What waiting for the money means, before it is chosen: 'Entrega a partir de qua., 26 nov., 8h–12h.' */
function describeEspera(
  espera: readonly FormaEntrega[] | undefined,
  tipoEntrega: TipoEntrega,
): string | null {
  const janelas = (espera ?? []).flatMap(({ datas }) =>
    datas.flatMap((dia) =>
      dia.janelas
        .filter(({ disponivel }) => disponivel)
        .map(({ inicio, rotulo }) => ({ quando: `${dia.data_de_entrega}T${inicio}`, rotulo })),
    ),
  )
  const [primeira] = janelas.toSorted((a, b) => (a.quando < b.quando ? -1 : 1))
  if (!primeira) return null
  return `${tipoEntrega === 'RETIRADA' ? 'Retirada' : 'Entrega'} a partir de ${primeira.rotulo}, depois que o pagamento for confirmado.`
}

/** About as tall as what a card asks for, so that what is below stays where it is. */
const Espera = ({ tipo }: Pick<FormaPagamento, 'tipo'>) =>
  tipo === 'CARTAO' && <Skeleton className="mt-3 h-[626px] max-sm:h-[656px]" />

/** Whether anything is to be said besides the method. */
function asksMore({ tipo, meios, prazos }: FormaPagamento): boolean {
  return (
    tipo === 'CARTAO' ||
    (tipo === 'ENTREGA' && meios.length > 0) ||
    (tipo === 'FATURADO' && prazos.length > 0)
  )
}

function describeCredito({ total, disponivel }: OpcoesPagamentoProps['credito']): string {
  return `disponível ${formatReais(disponivel)} de ${formatReais(total)}`
}
