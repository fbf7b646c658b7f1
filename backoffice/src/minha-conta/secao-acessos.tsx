import { useState } from 'react'
import { useRevalidator } from 'react-router'

import type { Acesso } from '@vitrine/contract'
import { describeAgente } from '@vitrine/rules/agente'
import { FUSO_PADRAO, formatMomento } from '@vitrine/rules/data'
import { Button, Icon, Pill, showToast } from '@vitrine/ui'

import { api } from '#shell'

import { provasDitas } from './provas-ditas.ts'

/** Where this login is logged in, how each was proven, and the way to end it. */
export function SecaoAcessos({ id, acessos }: { id: string; acessos: readonly Acesso[] }) {
  const { revalidate } = useRevalidator()
  const [espera, setEspera] = useState<string | null>(null)
  const outros = acessos.filter(({ atual }) => !atual).length
  /** '': all the others. */
  async function end(idsessao: string) {
    setEspera(idsessao)
    const resposta = await api('POST /v1/app/usuario/{id}/acessos/encerrar', {
      params: { id },
      body: idsessao ? { idsessao } : {},
    })
    setEspera(null)
    if (!resposta.ok) return showToast(resposta.falha.error)
    showToast(resposta.dados.encerrados === 1 ? 'Acesso encerrado.' : 'Acessos encerrados.')
    await revalidate()
  }
  return (
    <section tabIndex={-1} aria-labelledby="acessos">
      <h2 id="acessos">Onde você está</h2>
      <p className="text-ink-muted">Não reconhece algum? Encerre e troque a senha.</p>
      <ul className="ajustes-lista" aria-label="Acessos">
        {acessos.map((acesso) => (
          <li key={acesso.idsessao}>
            <Icon name="key-round" />
            <div>
              <b>{describeAgente(acesso.agente)}</b>{' '}
              <Pill mini {...(acesso.prova && { tone: 'success' as const })}>
                {provasDitas(acesso.prova)}
              </Pill>
              <p>Entrou em {formatMomento(acesso.criada_em, FUSO_PADRAO)}</p>
            </div>
            {acesso.atual ? (
              <Pill tone="success" icon="circle-check">
                Este aparelho
              </Pill>
            ) : (
              <Button
                variant="outline"
                size="s"
                loading={espera === acesso.idsessao}
                aria-label={`Encerrar ${describeAgente(acesso.agente)}`}
                onClick={() => void end(acesso.idsessao)}
              >
                Encerrar
              </Button>
            )}
          </li>
        ))}
      </ul>
      {outros > 1 && (
        <Button variant="outline" loading={espera === ''} onClick={() => void end('')}>
          Encerrar os outros {outros}
        </Button>
      )}
    </section>
  )
}
