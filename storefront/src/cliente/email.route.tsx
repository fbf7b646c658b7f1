import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { urlsAcesso } from '@vitrine/contract/urls-acesso'
import { Button, EmptyState, Notice, TextInput } from '@vitrine/ui'

import { OutraMensagem, ResumoErro } from '#acesso'
import { PaginaDaConta } from '#menu-conta'
import { useLoja } from '#shell'

import type { changeEmail, loadEmail } from './load-email.ts'

export { changeEmail as action, loadEmail as loader } from './load-email.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

/** Confirms who owns the mailbox (decision 0059), by the link of an e-mail or its code. Only a press confirms, because mail programs open links. */
export default function Email() {
  const { email, token, demo, isConfirmado } = useLoaderData<typeof loadEmail>()
  const answer = useActionData<typeof changeEmail>()
  if (answer?.isConfirmado || isConfirmado) return <Confirmado />
  // A link that was used already: another e-mail with a new code can be asked for.
  const comLink = token !== '' && !(answer && email)
  return (
    <PaginaDaConta titulo="Confirmar e-mail">
      {/* The address carries the token of a link: no other site gets to see it. */}
      <meta name="referrer" content="no-referrer" />
      <p className="mt-1 mb-5 text-16 text-ink-muted">
        {email
          ? `Para sabermos que ${email} é seu. Enquanto isso você já pode comprar.`
          : 'Falta um toque para sabermos que este e-mail é seu.'}
      </p>
      <div className="max-w-[400px]">
        <ResumoErro ocorrencia={answer}>{answer?.erro}</ResumoErro>
        <Aviso demo={demo} texto={answer?.aviso ?? null} />
        <Formulario token={comLink ? token : ''} />
        {email ? (
          <Form method="post" className="mt-4 text-center text-ink-muted">
            <OutraMensagem estado={answer}>
              <Button type="submit" name="acao" value="pedir" variant="ghost">
                Enviar outra mensagem
              </Button>
            </OutraMensagem>
          </Form>
        ) : (
          <Vencido />
        )}
      </div>
    </PaginaDaConta>
  )
}

function Confirmado() {
  const { slug } = useLoja()
  return (
    <PaginaDaConta titulo="E-mail">
      <EmptyState
        icon="circle-check"
        title="E-mail confirmado"
        action={<Button href={urls.loja(slug)}>Voltar à loja</Button>}
      >
        Obrigado! Agora sabemos que nossas mensagens chegam a você.
      </EmptyState>
    </PaginaDaConta>
  )
}

function Aviso({ demo, texto }: { demo: boolean; texto: string | null }) {
  if (!texto) return null
  return (
    <Notice tone="success" live="status" className="mb-4">
      {texto}
      {demo && (
        <>
          {' '}
          <a className="link" href="/dev/correio" target="_blank" rel="noreferrer">
            Abrir o correio da demonstração
          </a>
        </>
      )}
    </Notice>
  )
}

function Formulario({ token }: { token: string }) {
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle' && formData?.get('acao') === 'confirmar'
  return (
    <Form method="post" noValidate>
      {token ? (
        <input type="hidden" name="token" value={token} />
      ) : (
        <TextInput
          name="codigo"
          label="Código de 6 números"
          hint="Está na mensagem que enviamos. Veja também o spam."
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
        />
      )}
      <Button type="submit" name="acao" value="confirmar" size="l" block loading={isBusy} className="mt-4">
        Confirmar e-mail
      </Button>
    </Form>
  )
}

/** Somebody without a session who came by an old link. */
function Vencido() {
  const { slug } = useLoja()
  return (
    <p className="mt-4 text-center text-ink-muted">
      O link venceu?{' '}
      <a className="link inline-flex min-h-ctl items-center" href={urls.entrar(slug, urlsAcesso.email(slug))}>
        Entre para pedir outro
      </a>
    </p>
  )
}
