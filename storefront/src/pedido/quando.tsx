import type { FormaEntrega } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Notice, OptionCard, OptionGroup } from '@vitrine/ui'

import { firstJanela, GradeJanelas, makeGrade, parseJanela, taxaOf } from '#entrega'

import type { DadosFinalizar } from './load-finalizar.ts'

export interface QuandoProps {
  dados: DadosFinalizar
  janela: string | null
  /** Subtotal after discounts: what free delivery is measured by. */
  base: number
  onChange: (janela: string) => void
}

/** Form, day and window, or why there is none (§4 Delivery options, ux 1.7.2). */
export function Quando({ dados, janela, base, onChange }: QuandoProps) {
  const { entrega, escolha, hoje } = dados
  const { formas } = entrega
  if (entrega.erro) return <Recusado erro={entrega.erro} tipoEntrega={escolha.tipoEntrega} />
  if (formas.length === 0) return <p className="text-ink-muted">Primeiro diga onde entregar.</p>
  const idformaentrega = parseJanela(janela)?.idformaentrega
  const ativa = formas.filter((forma) => forma.idformaentrega === idformaentrega)
  return (
    <>
      {formas.length > 1 && <Formas {...{ formas, idformaentrega, base, onChange }} />}
      <GradeJanelas grade={makeGrade(ativa, { base, hoje })} value={janela} onChange={onChange} />
      <noscript>
        <button className="btn btn-outline mt-3" formMethod="get">
          Atualizar
        </button>
      </noscript>
    </>
  )
}

interface FormasProps extends Pick<QuandoProps, 'base' | 'onChange'> {
  formas: readonly FormaEntrega[]
  idformaentrega: string | undefined
}

/** The first form is active; another one brings its own days. */
function Formas({ formas, idformaentrega, base, onChange }: FormasProps) {
  return (
    <div className="mb-5 lg:[&_.options]:grid-cols-2">
      <OptionGroup label="Forma de entrega">
        {formas.map((forma) => {
          const taxa = taxaOf(forma, base, 0)
          const first = firstJanela([forma])
          return (
            <OptionCard
              key={forma.idformaentrega}
              name="idformaentrega"
              value={forma.idformaentrega}
              checked={forma.idformaentrega === idformaentrega}
              onChange={() => first && onChange(first)}
              title={forma.nome}
              sub={describeForma(forma)}
              end={taxa === 0 ? <span className="text-success">grátis</span> : formatReais(taxa)}
            />
          )
        })}
      </OptionGroup>
    </div>
  )
}

/** What sets a form apart: its first open window, and from when it is free. */
function describeForma({ datas, gratis_acima, taxaentrega }: FormaEntrega): string {
  const first = datas.flatMap(({ janelas }) => janelas).find(({ disponivel }) => disponivel)
  const gratis =
    gratis_acima !== null && taxaentrega > 0 ? `grátis acima de ${formatReais(gratis_acima)}` : null
  return [first ? `a partir de ${first.rotulo}` : pluralize(datas.length, 'dia', 'dias'), gratis]
    .filter(Boolean)
    .join(' · ')
}

function Recusado({ erro, tipoEntrega }: { erro: string; tipoEntrega: string }) {
  return (
    <Notice tone="danger" live="alert">
      {erro}
      <p className="mt-1">
        {tipoEntrega === 'DELIVERY'
          ? 'Troque o endereço acima ou retire em uma loja.'
          : 'Escolha outra loja.'}
      </p>
    </Notice>
  )
}
