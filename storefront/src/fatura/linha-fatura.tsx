import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'

import type { Fatura, SituacaoFatura } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatDia, formatDiaDe } from '@vitrine/rules/data'
import { formatReais, sumReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Pill } from '@vitrine/ui'
import type { IconName, Tone } from '@vitrine/ui'

import { useLoja } from '#shell'

import { CopiaLinha } from './copia-linha.tsx'

const rotulos: Record<SituacaoFatura, { rotulo: string; icone: IconName; tom?: Tone }> = {
  ABERTA: { rotulo: 'Em aberto', icone: 'clock', tom: 'info' },
  VENCIDA: { rotulo: 'Vencida', icone: 'circle-alert', tom: 'danger' },
  PAGA: { rotulo: 'Paga', icone: 'circle-check', tom: 'success' },
  CANCELADA: { rotulo: 'Cancelada', icone: 'circle-x' },
}

export interface LinhaFaturaProps {
  fatura: Fatura
  idcliente: string
  isIn: boolean
  onChoose: (isIn: boolean) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** One invoice: what, of which order, until when; on a phone value and day come first (ux 1.12.3). */
export function LinhaFatura({ fatura, idcliente, isIn, onChoose, onKeyDown }: LinhaFaturaProps) {
  const { slug, fuso } = useLoja()
  const { idfatura, numpedido, numPedidoCliente, parcela, parcelas, emissao, vencimento, valor, situacao } =
    fatura
  const { rotulo, icone, tom } = rotulos[situacao]
  const isPagavel = situacao === 'ABERTA' || situacao === 'VENCIDA'
  const nome = `fatura do pedido ${numpedido}${parcelas > 1 ? `, parcela ${parcela} de ${parcelas}` : ''}`
  return (
    <li className="fatura" id={`fatura-${idfatura}`}>
      {isPagavel ? (
        <label className="fatura-caixa">
          <input
            type="checkbox"
            name="fatura"
            value={idfatura}
            aria-label={`Escolher ${nome}`}
            checked={isIn}
            onChange={(event) => onChoose(event.target.checked)}
            onKeyDown={onKeyDown}
          />
        </label>
      ) : (
        <span />
      )}
      <p className="fatura-valor num">
        {fatura.abatido > 0 && (
          <s className="block text-12 font-normal text-ink-muted">
            {formatReais(sumReais(valor, fatura.abatido))}
          </s>
        )}
        {formatReais(valor)}
      </p>
      <p className="fatura-dia">
        <b>{formatDia(vencimento)}</b>
        <span className="block text-12 text-ink-muted">{describePrazo(fatura, fuso)}</span>
      </p>
      <p className="fatura-pedido">
        <Link className="font-semibold hover:underline" to={urls.pedido(slug, numpedido)}>
          Pedido {numpedido}
        </Link>
        <span className="block text-12 text-ink-muted">
          {[
            parcelas > 1 && `parcela ${parcela} de ${parcelas}`,
            `emitida em ${formatDia(emissao)}`,
            numPedidoCliente && `seu pedido ${numPedidoCliente}`,
            fatura.abatido > 0 && `${formatReais(fatura.abatido)} a menos por faltas ou devoluções`,
            fatura.devolvido > 0 && `${formatReais(fatura.devolvido)} que voltam para você`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <span className="fatura-situacao">
        <Pill tone={tom} icon={icone}>
          {rotulo}
        </Pill>
      </span>
      {isPagavel && <CopiaLinha fatura={fatura} idcliente={idcliente} nome={nome} />}
    </li>
  )
}

/** 'vence hoje', 'vence em 3 dias', 'venceu há 2 dias', 'paga em 12/11/2026'. */
function describePrazo({ situacao, dias, paga_em, abatido }: Fatura, fuso: string): string {
  if (situacao === 'PAGA') return paga_em ? `paga em ${formatDiaDe(paga_em, fuso)}` : 'paga'
  if (situacao === 'CANCELADA') return abatido > 0 ? 'nada mais a pagar' : 'o pedido foi cancelado'
  if (dias === 0) return 'vence hoje'
  return dias > 0
    ? `vence em ${pluralize(dias, 'dia', 'dias')}`
    : `venceu há ${pluralize(-dias, 'dia', 'dias')}`
}
