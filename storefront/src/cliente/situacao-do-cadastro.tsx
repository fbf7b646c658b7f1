import { Form, useNavigation } from 'react-router'

import type { CadastroCliente } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { urlsAcesso } from '@vitrine/contract/urls-acesso'
import { formatDiaDe } from '@vitrine/rules/data'
import { Button, Notice, Timeline } from '@vitrine/ui'
import type { TimelineStep } from '@vitrine/ui'

import { EnquantoIsso } from '#cadastro'
import { NaoLido, useLoja, useModulo, useOpenPainel } from '#shell'

type Analise = NonNullable<CadastroCliente['analise']>

export interface SituacaoProps {
  /** Null: there is no registration here, or it could not be read. */
  analise: Analise | null
  falta: boolean
  administra: boolean
  /** Why it could not be asked for. */
  erro?: string | undefined
}

/** Where a registration stands: received, under review, approved or refused with its reason (ux 1.26.2). */
export function SituacaoDoCadastro({ analise, falta, administra, erro }: SituacaoProps) {
  const { fuso } = useLoja()
  if (!analise) return <SemAnalise falta={falta} erro={erro} />
  return (
    <>
      <div className="mt-6">
        <Timeline steps={toPassos(analise, fuso)} />
      </div>
      {analise.situacao === 'analise' && <Espera />}
      {analise.situacao === 'recusado' && <Recusa motivo={analise.motivo} administra={administra} />}
      {analise.situacao === 'aprovado' && <Aprovacao />}
    </>
  )
}

function SemAnalise({ falta, erro }: Pick<SituacaoProps, 'falta' | 'erro'>) {
  if (falta) return <SemCadastro erro={erro} />
  return <NaoLido titulo="Não conseguimos ler seu cadastro">Tente em alguns instantes.</NaoLido>
}

/** Registered at another store only: one press registers here too, with the same data. */
function SemCadastro({ erro }: Pick<SituacaoProps, 'erro'>) {
  const { nome, slug } = useLoja()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" action={urlsAcesso.situacao(slug)} className="mt-6 grid gap-4">
      <p>
        Você ainda não tem cadastro em {nome}, que aprova os cadastros antes de vender. Peça o seu: usamos os
        dados da sua conta, e você não digita nada de novo.
      </p>
      {erro && <Notice tone="danger">{erro}</Notice>}
      <p>
        <Button type="submit" loading={isBusy}>
          Pedir cadastro
        </Button>
      </p>
    </Form>
  )
}

function toPassos({ situacao, recebido_em, decidido_em }: Analise, fuso: string): TimelineStep[] {
  const recebido: TimelineStep = {
    id: 'recebido',
    title: 'Recebido',
    state: 'done',
    time: formatDiaDe(recebido_em, fuso),
    dateTime: recebido_em,
  }
  const fim = decidido_em ? { time: formatDiaDe(decidido_em, fuso), dateTime: decidido_em } : {}
  if (situacao === 'analise')
    return [
      recebido,
      { id: 'analise', title: 'Em análise', state: 'now', icon: 'hourglass' },
      { id: 'aprovado', title: 'Aprovado', state: 'next' },
    ]
  return [
    recebido,
    { id: 'analise', title: 'Em análise', state: 'done' },
    situacao === 'aprovado'
      ? { id: 'aprovado', title: 'Aprovado', state: 'done', ...fim }
      : { id: 'recusado', title: 'Não aprovado', state: 'failed', ...fim },
  ]
}

function Espera() {
  const { slug } = useLoja()
  const temListas = useModulo('lista-compras')
  return (
    <div className="mt-6 grid gap-5">
      <EnquantoIsso />
      <p>Esta página muda sozinha quando a loja decidir. Também avisamos por e-mail.</p>
      {temListas && (
        <p>
          <Button href={urls.listas(slug)} icon="list-checks">
            Montar minha lista
          </Button>
        </p>
      )}
    </div>
  )
}

function Recusa({ motivo, administra }: { motivo: string; administra: boolean }) {
  const { nome } = useLoja()
  const open = useOpenPainel()
  return (
    <div className="mt-6 grid gap-4">
      <Notice tone="danger" title={`${nome} não aprovou o cadastro.`}>
        {motivo || 'Fale com a loja para saber o motivo.'}
      </Notice>
      <p>
        {administra
          ? 'Seus dados continuam guardados. Corrija o que falta e salve: a análise recomeça na hora.'
          : 'Seus dados continuam guardados. Quem administra este cadastro pode corrigir o que falta: a análise recomeça.'}
      </p>
      {administra && (
        <p>
          <Button icon="pencil" onClick={() => open('atualizar-cadastro')}>
            Corrigir cadastro
          </Button>
        </p>
      )}
    </div>
  )
}

function Aprovacao() {
  const { slug, nome } = useLoja()
  return (
    <div className="mt-6 grid gap-4">
      <p>Seu cadastro está aprovado em {nome}: é só comprar.</p>
      <p>
        <Button href={urls.loja(slug)}>Ir para a loja</Button>
      </p>
    </div>
  )
}
