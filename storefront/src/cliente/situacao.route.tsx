import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'

import type { CadastroCliente } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { Button, Notice, Timeline } from '@vitrine/ui'
import type { TimelineStep } from '@vitrine/ui'

import { EnquantoIsso } from '#acesso'
import { formatData, NaoLido, PaginaDaConta, useLoja, useModulo, usePainel } from '#shell'

import type { askCadastro } from './ask-cadastro.ts'
import type { loadSituacao } from './load-situacao.ts'

export { askCadastro as action } from './ask-cadastro.ts'
export { loadSituacao as loader } from './load-situacao.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

type Analise = NonNullable<CadastroCliente['analise']>

/** Where a registration stands: received, under review, approved or refused with its reason (ux 1.26.2). */
export default function Situacao() {
  const { fuso } = useLoja()
  const { analise, falta, administra } = useLoaderData<typeof loadSituacao>()
  return (
    <PaginaDaConta titulo="Situação do cadastro">
      {analise ? (
        <>
          <div className="mt-6">
            <Timeline steps={toPassos(analise, fuso)} />
          </div>
          {analise.situacao === 'analise' && <Espera />}
          {analise.situacao === 'recusado' && <Recusa motivo={analise.motivo} administra={administra} />}
          {analise.situacao === 'aprovado' && <Aprovacao />}
        </>
      ) : (
        <SemAnalise falta={falta} />
      )}
    </PaginaDaConta>
  )
}

function SemAnalise({ falta }: { falta: boolean }) {
  if (falta) return <SemCadastro />
  return <NaoLido titulo="Não conseguimos ler seu cadastro">Tente em alguns instantes.</NaoLido>
}

/** Came in at another store: one press registers here too, with what is known already. */
function SemCadastro() {
  const { nome } = useLoja()
  const erro = useActionData<typeof askCadastro>()?.erro
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="mt-6 grid gap-4">
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
    time: formatData(recebido_em, fuso),
    dateTime: recebido_em,
  }
  const fim = decidido_em ? { time: formatData(decidido_em, fuso), dateTime: decidido_em } : {}
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
  const { abrir } = usePainel()
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
          <Button icon="pencil" onClick={() => abrir('atualizar-cadastro')}>
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
