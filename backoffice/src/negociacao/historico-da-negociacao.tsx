import { useState } from 'react'

import type { AtoDaNegociacao } from '@vitrine/contract'
import { formatDiaRelativoDe, formatHoraDe, type Hoje } from '@vitrine/rules/data'
import { initialsOf } from '@vitrine/rules/texto'
import { Button } from '@vitrine/ui'

import type { Negociacao } from '#grade'
import { api } from '#shell'

import { describeAto, describeMedida } from './describe-ato.ts'

/** What was done in the cart, by whom, before and after; the newest first. */
export function HistoricoDaNegociacao({ negociacao, hoje }: { negociacao: Negociacao; hoje: Hoje }) {
  const { grade, params } = negociacao
  const [antigos, setAntigos] = useState<readonly AtoDaNegociacao[]>([])
  const [pagina, setPagina] = useState<{ proxima: number; falhou: boolean } | null>({
    proxima: 1,
    falhou: false,
  })
  async function readMais() {
    const page = pagina?.proxima ?? 1
    const resposta = await api('GET /painel/v1/{idfornecedor}/negociacoes/{idcliente}/historico', {
      params,
      query: { page },
    })
    if (!resposta.ok) return setPagina({ proxima: page, falhou: true })
    const { data, totalPages } = resposta.dados
    setAntigos((antes) => [...antes, ...data])
    setPagina(page < totalPages ? { proxima: page + 1, falhou: false } : null)
  }
  const todos = [...new Map([...grade.historico, ...antigos].map((ato) => [ato.id, ato])).values()]
  if (todos.length === 0) return null
  return (
    <section className="ng-historico" aria-labelledby="historico">
      <h2 id="historico">Histórico</h2>
      <ul>
        {todos.map((ato) => (
          <li key={ato.id}>
            <time dateTime={ato.em}>{formatCurto(ato.em, hoje)}</time>
            <span className="avatar" aria-hidden>
              {initialsOf(ato.quem.nome)}
            </span>
            <span>
              {describeAto(ato)}
              {ato.motivo && <small>“{ato.motivo}”</small>}
            </span>
            <span className="num">{describeMedida(ato)}</span>
          </li>
        ))}
      </ul>
      {pagina && (
        <Button variant="ghost" size="s" onClick={() => void readMais()}>
          {pagina.falhou ? 'Não carregou. Tentar de novo' : 'Ver tudo'}
        </Button>
      )}
    </section>
  )
}

function formatCurto(em: string, hoje: Hoje): string {
  const dia = formatDiaRelativoDe(em, hoje)
  const hora = formatHoraDe(em, hoje.fuso)
  return dia === 'hoje' ? hora : `${dia}, ${hora}`
}
