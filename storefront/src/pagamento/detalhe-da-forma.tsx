import { Fragment, useState } from 'react'

import type { FormaPagamento, MeioEntrega } from '@vitrine/contract'
import { formatDia, todayIn } from '@vitrine/rules/data'
import { formatReais, fromCentavos, toCentavos } from '@vitrine/rules/dinheiro'
import { makeParcelas } from '@vitrine/rules/fatura'
import { describeParcelas, formatPrazo } from '@vitrine/rules/pagamento'
import { Icon, Select } from '@vitrine/ui'

import { CamposCartao } from '#cartao'
import { useLoja } from '#shell'

import { CampoTroco } from './campo-troco.tsx'
import { findParcelado, listOpcoes } from './parcelado.ts'
import type { Parcelas } from './use-parcelas.ts'

interface DetalheDaFormaProps {
  forma: FormaPagamento
  total: number | null
  /** The least that the order comes to by any method; reais. */
  aVista: number | null
  parcelas: Parcelas
}

/** What the chosen method asks for besides itself. */
export function DetalheDaForma({ forma, total, aVista, parcelas }: DetalheDaFormaProps) {
  if (forma.tipo === 'CARTAO') return <Cartao {...{ forma, total, aVista, parcelas }} />
  return forma.tipo === 'ENTREGA' ? (
    <NaEntrega forma={forma} total={total} />
  ) : (
    <Faturado forma={forma} total={total} />
  )
}

/** Parts with their interest, the fields of the provider, and what a reserve is (§2, ux 1.8.2). */
function Cartao({ forma, total, aVista, parcelas }: DetalheDaFormaProps) {
  const opcoes = total === null ? [] : listOpcoes(forma, total)
  const parcelado = findParcelado(forma, total, parcelas.quantas)
  return (
    <div className="mt-3 grid gap-4">
      {opcoes.length > 1 && (
        <Select
          name="quantParcelas"
          label="Parcelas"
          value={String(parcelado?.parcelas ?? 1)}
          onChange={(event) => parcelas.choose(Number(event.target.value), findParcelado)}
        >
          {opcoes.map((opcao) => (
            <option key={opcao.parcelas} value={opcao.parcelas}>
              {describeParcelas(opcao, aVista === null ? undefined : toCentavos(aVista))}
            </option>
          ))}
        </Select>
      )}
      {parcelado && <input type="hidden" name="totalparcelado" value={parcelado.total} />}
      <CamposCartao />
      <p className="flex gap-2 text-12 text-ink-muted">
        <Icon name="shield-check" size={16} />
        <span>
          Ao enviar, reservamos no cartão {parcelado ? formatReais(parcelado.total) : 'o total do pedido'}
          {forma.margem > 0 && `, mais ${forma.margem}% do que é vendido por peso`}. A cobrança é feita depois
          da separação: se o valor final for menor, a diferença volta para o seu limite
          {parcelado && parcelado.juros > 0 && ', e os juros diminuem na mesma proporção'}.
        </span>
      </p>
    </div>
  )
}

const nomes: Record<MeioEntrega, string> = {
  DINHEIRO: 'Dinheiro',
  DEBITO: 'Cartão de débito',
  CREDITO: 'Cartão de crédito',
  PIX: 'Pix',
  VALE: 'Vale-alimentação',
}

/** Cash with change, or the machine that the courier brings. */
function NaEntrega({ forma, total }: { forma: FormaPagamento; total: number | null }) {
  const [meio, setMeio] = useState<string>(forma.meios[0] ?? '')
  return (
    <div className="mt-3 grid gap-4 sm:grid-cols-2">
      <Select
        name="meio"
        label="Como você vai pagar"
        value={meio}
        onChange={(event) => setMeio(event.target.value)}
      >
        {forma.meios.map((each) => (
          <option key={each} value={each}>
            {nomes[each]}
          </option>
        ))}
      </Select>
      {meio === 'DINHEIRO' && <CampoTroco total={total} />}
    </div>
  )
}

/** The term, and what falls due when by it: the invoices that the order will have (brazil 5). */
function Faturado({ forma: { prazos }, total }: { forma: FormaPagamento; total: number | null }) {
  const { fuso } = useLoja()
  const [prazo, setPrazo] = useState(prazos[0]?.join('/') ?? '')
  const dias = prazos.find((each) => each.join('/') === prazo) ?? prazos[0] ?? []
  return (
    <div className="mt-3 grid gap-3">
      <Select name="prazo" label="Prazo" value={prazo} onChange={(event) => setPrazo(event.target.value)}>
        {prazos.map((each) => (
          <option key={each.join('/')} value={each.join('/')}>
            {formatPrazo(each)}
            {each.length > 1 && ` (${each.length} boletos)`}
          </option>
        ))}
      </Select>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1" aria-label="Vencimentos" aria-live="polite">
        {listVencimentos(total, dias, fuso).map(({ parcela, vencimento, valor }) => (
          <Fragment key={parcela}>
            <dt>Vence em {formatDia(vencimento)}</dt>
            <dd className="num text-right">{valor}</dd>
          </Fragment>
        ))}
      </dl>
      <p className="text-12 text-ink-muted">
        Contados de hoje; o que cai em fim de semana ou feriado vence no dia útil seguinte.
      </p>
    </div>
  )
}

/** As the server will make them, from the store's today; where prices are hidden the days alone. */
function listVencimentos(total: number | null, dias: readonly number[], fuso: string) {
  const hoje = todayIn(fuso, new Date())
  return makeParcelas(toCentavos(total ?? dias.length), dias, hoje).map((parcela) => ({
    ...parcela,
    valor: total === null ? '' : formatReais(fromCentavos(parcela.valor)),
  }))
}
