import type { ResumoFaturas as Resumo } from '@vitrine/contract'
import { formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { ProgressBar } from '@vitrine/ui'

const quantas = (quantidade: number) => pluralize(quantidade, 'fatura', 'faturas')

/** Credit, what is overdue, what is due within a week: before anything else (ux 1.12.1). */
export function ResumoFaturas({ resumo }: { resumo: Resumo }) {
  const { vencidas, proximas, abertas, limiteCreditoTotal, limiteCreditoUsado, limiteCreditoDisponivel } =
    resumo
  const usado = `${formatReais(limiteCreditoUsado)} usados de ${formatReais(limiteCreditoTotal)}`
  return (
    <div className="faturas-resumo">
      {limiteCreditoTotal > 0 && (
        <div className="faturas-credito">
          <p className="mb-2 flex flex-wrap justify-between gap-x-4">
            <span>
              Crédito disponível <b className="num">{formatReais(limiteCreditoDisponivel)}</b>
            </span>
            <span className="num text-ink-muted">{usado}</span>
          </p>
          <ProgressBar
            value={limiteCreditoUsado}
            max={limiteCreditoTotal}
            label="Crédito usado"
            valueText={usado}
            tone={limiteCreditoDisponivel === 0 ? 'danger' : undefined}
          />
        </div>
      )}
      <dl className="faturas-somas">
        <Soma
          nome="Vencidas"
          valor={vencidas.valor}
          nota={quantas(vencidas.quantidade)}
          isRuim={vencidas.quantidade > 0}
        />
        <Soma nome="Nos próximos 7 dias" valor={proximas.valor} nota={quantas(proximas.quantidade)} />
        <Soma nome="Total em aberto" valor={abertas.valor} nota={quantas(abertas.quantidade)} />
      </dl>
    </div>
  )
}

function Soma(props: { nome: string; valor: number; nota: string; isRuim?: boolean }) {
  return (
    <div>
      <dt className="text-ink-muted">{props.nome}</dt>
      <dd className={props.isRuim ? 'text-danger' : undefined}>
        <b className="num text-20">{formatReais(props.valor)}</b>
        <span className="block text-12">{props.nota}</span>
      </dd>
    </div>
  )
}
