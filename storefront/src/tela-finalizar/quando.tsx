import { Link } from 'react-router'

import type { FormaEntrega } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatReais } from '@vitrine/rules/dinheiro'
import { formatCorte } from '@vitrine/rules/entrega'
import { buttonClass, Icon, Notice, OptionCard, OptionGroup, ProgressBar } from '@vitrine/ui'
import type { IconName } from '@vitrine/ui'

import { describeIncentivo, findJanela, firstJanela, GradeJanelas, makeGrade, parseJanela } from '#entrega'
import { useLoja } from '#shell'

import type { DadosFinalizar } from '#submissao'

export interface QuandoProps {
  dados: DadosFinalizar
  janela: string | null
  /** Subtotal after discounts: what free delivery is measured by. */
  base: number
  /** What a form costs, with the coupon that it leaves in force. */
  taxaDe: (forma: FormaEntrega) => number
  /** Another place is being asked about: what stands here is of the one before. */
  isBusy: boolean
  onChange: (janela: string) => void
}

/** Form, day and window, or why there is none (§4 Delivery options, ux 1.7.2). */
export function Quando({ dados, janela, base, taxaDe, isBusy, onChange }: QuandoProps) {
  const { entrega, escolha, hoje } = dados
  const { formas } = entrega
  if (entrega.erro) return <Recusado blocos={entrega.erro} tipoEntrega={escolha.tipoEntrega} />
  if (formas.length === 0) return <p className="text-ink-muted">Primeiro diga onde entregar.</p>
  const idformaentrega = parseJanela(janela)?.idformaentrega
  const ativa = formas.filter((forma) => forma.idformaentrega === idformaentrega)
  return (
    <div aria-busy={isBusy} className={isBusy ? 'opacity-60' : undefined}>
      {formas.length > 1 && <Formas {...{ formas, idformaentrega, taxaDe, onChange }} />}
      <GradeJanelas grade={makeGrade(ativa, { base, hoje })} value={janela} onChange={onChange} />
      {ativa.map((forma) => (
        <Corte key={forma.idformaentrega} dados={dados} forma={forma} janela={janela} base={base} />
      ))}
      <noscript>
        <button className="btn btn-outline mt-3" formMethod="get">
          Atualizar
        </button>
      </noscript>
    </div>
  )
}

/** Until when to order for this window, and what is missing for cheaper delivery. */
function Corte(props: { dados: DadosFinalizar; forma: FormaEntrega; janela: string | null; base: number }) {
  const { dados, forma, janela, base } = props
  const escolhida = findJanela([forma], janela)
  const corte = escolhida && formatCorte(escolhida.encerra_em, new Date(dados.agora), dados.fuso)
  const incentivo = dados.precos[''] && describeIncentivo(forma, base)
  return (
    <>
      {corte && (
        <p className="mt-3 flex items-center gap-2 text-ink-muted">
          <Icon name="timer" size={16} /> {corte}
        </p>
      )}
      {incentivo && (
        <div className="mt-3 max-w-[560px]">
          <p className="mb-1 font-semibold">{incentivo.texto}</p>
          <ProgressBar value={base} max={incentivo.ate} label="Frete" valueText={incentivo.texto} />
        </div>
      )}
    </>
  )
}

interface FormasProps extends Pick<QuandoProps, 'taxaDe' | 'onChange'> {
  formas: readonly FormaEntrega[]
  idformaentrega: string | undefined
}

const icones: Record<FormaEntrega['modalidade'], IconName> = {
  FROTA: 'truck',
  TRANSPORTADORA: 'package',
  RETIRADA: 'store',
}

/** The first form is active; another one brings its own days. */
function Formas({ formas, idformaentrega, taxaDe, onChange }: FormasProps) {
  return (
    <div className="mb-5 [&_.options]:grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))]">
      <OptionGroup label="Forma de entrega">
        {formas.map((forma) => {
          const taxa = taxaDe(forma)
          const first = firstJanela([forma])
          return (
            <OptionCard
              key={forma.idformaentrega}
              name="idformaentrega"
              value={forma.idformaentrega}
              checked={forma.idformaentrega === idformaentrega}
              disabled={!first}
              onChange={() => first && onChange(first)}
              icon={icones[forma.modalidade]}
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

/** What sets a form apart: who carries it, its first free window, and from when it is free. */
function describeForma({
  datas,
  gratis_acima,
  taxaentrega,
  transportadora,
  frete_negociado,
}: FormaEntrega): string {
  const first = datas.flatMap(({ janelas }) => janelas).find(({ disponivel }) => disponivel)
  const gratis =
    gratis_acima !== null && taxaentrega > 0 ? `grátis acima de ${formatReais(gratis_acima)}` : null
  const combinado = frete_negociado && `combinado por ${frete_negociado.por}`
  return [
    combinado,
    transportadora,
    first ? `a partir de ${first.rotulo}` : 'Esgotado nos próximos dias',
    gratis,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Why there is no delivery, and what can be done: another place, fewer products, or more of them (ux 1.7.2). */
function Recusado({ blocos, tipoEntrega }: { blocos: readonly string[]; tipoEntrega: string }) {
  const { slug } = useLoja()
  const saida = buttonClass({ variant: 'outline' })
  return (
    <Notice tone="danger" live="alert">
      {blocos.map((bloco) => (
        <p key={bloco}>{bloco}</p>
      ))}
      <p className="mt-3 flex flex-wrap gap-2">
        <a className={saida} href="#passo-1">
          {tipoEntrega === 'DELIVERY' ? 'Trocar endereço' : 'Escolher outra loja'}
        </a>
        <Link className={saida} to={urls.carrinho(slug)}>
          Remover produtos
        </Link>
        <Link className={saida} to={urls.loja(slug)}>
          Completar o pedido
        </Link>
      </p>
    </Notice>
  )
}
