import { useEffect, useState } from 'react'

import { urls } from '@vitrine/contract/urls'
import { urlsAcesso } from '@vitrine/contract/urls-acesso'
import { asksApproval } from '@vitrine/rules/acesso'
import { Button, EmptyState, Skeleton } from '@vitrine/ui'

import { api, useLoja, useSessao } from '#shell'

import { SituacaoDoCadastro } from './situacao-do-cadastro.tsx'
import type { SituacaoProps } from './situacao-do-cadastro.tsx'

/** 'Cadastro em análise' over any page (§2): read when opened, and again when the session hears of a decision. */
export function PainelSituacao() {
  const { slug, nome } = useLoja()
  const sessao = useSessao()
  const lida = useSituacao()
  if (!sessao)
    return (
      <EmptyState
        icon="hourglass"
        title={`Seu cadastro em ${nome}`}
        action={<Button href={urls.entrar(slug, urlsAcesso.situacao(slug))}>Entrar</Button>}
      >
        Entre para ver a situação.
      </EmptyState>
    )
  if (!lida) return <Skeleton style={{ height: 200 }} />
  return <SituacaoDoCadastro {...lida} administra={sessao.administra} />
}

function useSituacao(): Omit<SituacaoProps, 'administra'> | null {
  const { idfornecedor, tags } = useLoja()
  const sessao = useSessao()
  const [lida, setLida] = useState<Omit<SituacaoProps, 'administra'> | null>(null)
  const situacao = sessao?.situacao_cadastro
  const isLogada = sessao !== null
  useEffect(() => {
    if (!isLogada) return
    let isOld = false
    void api('GET /v1/app/{session_token}/usuario/cliente', {
      params: { session_token: 'token' },
      query: { idfornecedor },
    }).then((resposta) => {
      if (isOld) return
      const analise = resposta.ok ? resposta.dados.analise : null
      setLida({ analise, falta: resposta.ok && !analise && asksApproval(tags) })
    })
    return () => {
      isOld = true
    }
  }, [idfornecedor, tags, isLogada, situacao])
  return lida
}
