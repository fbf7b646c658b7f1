import { useState } from 'react'
import { Link } from 'react-router'

import type { CupomGuardado, UsosDoCupom } from '@vitrine/contract'
import { formatDia, formatDiaCurto, formatMomento } from '@vitrine/rules/data'
import { formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Button, Notice, Segmented, Skeleton } from '@vitrine/ui'

import { Barras, TabelaDoEnsaio } from '#ensaio'
import { urlsPainel, useTrabalho } from '#shell'

import { sayGasto } from './say-gasto.ts'
import { useUsos } from './use-usos.ts'

type Dias = '7' | '30' | '90'

/** How a coupon was used: since ever, day by day, and in which orders last (issue 17, line 6). */
export function UsosDeUmCupom({ cupom }: { cupom: CupomGuardado }) {
  const [periodo, setPeriodo] = useState<Dias>('30')
  const { usos, isEspera, isFalha, readDeNovo } = useUsos(cupom.idcupom, Number(periodo))
  return (
    <section className="ensaio" aria-label="Usos" aria-busy={isEspera}>
      <h2>Usos</h2>
      <Segmented
        label="Usos de quantos dias"
        name="usos-dias"
        value={periodo}
        onChange={setPeriodo}
        options={[
          { value: '7', label: '7 dias' },
          { value: '30', label: '30 dias' },
          { value: '90', label: '90 dias' },
        ]}
      />
      {cupom.valor_limite !== null && (
        <p>
          Do desconto máximo ao todo: <b className="num">{sayGasto(cupom)}</b>.
        </p>
      )}
      {isFalha && (
        <Notice tone="danger" live="alert">
          Não conseguimos ler os usos. Nada se perdeu.{' '}
          <Button variant="outline" size="s" onClick={readDeNovo}>
            Tentar de novo
          </Button>
        </Notice>
      )}
      {isEspera && !usos && <Skeleton />}
      {usos && <Lidos usos={usos} />}
    </section>
  )
}

function Lidos({ usos }: { usos: UsosDoCupom }) {
  const { desde, ate, porDia, noPeriodo, desdeSempre, ultimos } = usos
  if (ultimos.length === 0)
    return (
      <p role="status" className="text-ink-muted">
        Ninguém usou este cupom ainda. Cada pedido com ele aparece aqui.
      </p>
    )
  return (
    <div className="ensaio-resultado">
      <p role="status">
        <b>{sayUsos(noPeriodo)}</b> De {formatDia(desde)} a {formatDia(ate)}.
      </p>
      <Numeros noPeriodo={noPeriodo} desdeSempre={desdeSempre} />
      <Barras porDia={porDia} />
      <PorDia porDia={porDia} />
      <Ultimos ultimos={ultimos} />
    </div>
  )
}

function sayUsos({ pedidos, desconto, cancelados }: UsosDoCupom['noPeriodo']): string {
  const parados = cancelados > 0 ? ` Fora ${pluralize(cancelados, 'cancelado', 'cancelados')}.` : ''
  const usado =
    pedidos > 0
      ? `Usado em ${pluralize(pedidos, 'pedido', 'pedidos')}, com ${formatReais(desconto)} de desconto.`
      : 'Sem uso nestes dias.'
  return usado + parados
}

function Numeros({ noPeriodo, desdeSempre }: Pick<UsosDoCupom, 'noPeriodo' | 'desdeSempre'>) {
  const colunas = [
    ['Pedidos', (soma: UsosDoCupom['noPeriodo']) => String(soma.pedidos)],
    ['Desconto dado', ({ desconto }) => formatReais(desconto)],
    ['Total dos pedidos', ({ total }) => formatReais(total)],
    ['Cancelados', ({ cancelados }) => String(cancelados)],
  ] as const satisfies [string, (soma: UsosDoCupom['noPeriodo']) => string][]
  return (
    <dl className="ensaio-numeros">
      {colunas.map(([nome, say]) => (
        <div key={nome}>
          <dt>{nome}</dt>
          <dd className="num">{say(noPeriodo)}</dd>
          <dd className="usos-sempre num">{say(desdeSempre)} desde sempre</dd>
        </div>
      ))}
    </dl>
  )
}

/** What the bars show, in numbers: the days with an order, the newest first. */
function PorDia({ porDia }: Pick<UsosDoCupom, 'porDia'>) {
  const usados = porDia.filter(({ pedidos, cancelados }) => pedidos + cancelados > 0).toReversed()
  if (usados.length === 0) return null
  return (
    <details className="revelar">
      <summary>Ver os dias em números</summary>
      <div className="ensaio-tabela">
        <table aria-label="Usos por dia">
          <thead>
            <tr>
              <th scope="col">Dia</th>
              <th scope="col">Pedidos</th>
              <th scope="col">Desconto</th>
              <th scope="col">Total</th>
              <th scope="col">Cancelados</th>
            </tr>
          </thead>
          <tbody>
            {usados.map(({ dia, pedidos, desconto, total, cancelados }) => (
              <tr key={dia}>
                <th scope="row">{formatDiaCurto(dia)}</th>
                <td className="num">{pedidos}</td>
                <td className="num">{formatReais(desconto)}</td>
                <td className="num">{formatReais(total)}</td>
                <td className="num">{cancelados}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

function Ultimos({ ultimos }: Pick<UsosDoCupom, 'ultimos'>) {
  const { slug, fuso } = useTrabalho().loja
  return (
    <TabelaDoEnsaio
      rotulo="Últimos pedidos"
      titulo="Últimos pedidos"
      cabecas={['Pedido', 'Desconto', 'Total']}
    >
      {ultimos.map(({ numpedido, criado_em, desconto, total, cancelado, orcamento }) => (
        <tr key={numpedido}>
          <th scope="row" className="num">
            {orcamento ? (
              <Link className="link" to={urlsPainel.orcamento(slug, numpedido)}>
                {numpedido}
              </Link>
            ) : (
              numpedido
            )}{' '}
            <small>
              {formatMomento(criado_em, fuso)}
              {cancelado && ', cancelado'}
            </small>
          </th>
          <td className="num">{formatReais(desconto)}</td>
          <td className="num">{total === null ? 'A definir' : formatReais(total)}</td>
        </tr>
      ))}
    </TabelaDoEnsaio>
  )
}
