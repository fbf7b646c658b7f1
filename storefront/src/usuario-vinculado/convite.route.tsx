import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router'

import type { Convite } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { urlsAcesso } from '@vitrine/contract/urls-acesso'
import { Button, EmptyState, TextInput } from '@vitrine/ui'

import { CampoSenha, FormularioEntrar, ResumoErro } from '#acesso'
import { useLoja } from '#shell'

import type { acceptConvite, loadConvite } from './load-convite.ts'

export { acceptConvite as action, loadConvite as loader } from './load-convite.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

/** Where the link of an invitation leads (§6 created by e-mail). */
export default function PaginaConvite() {
  const { nome, slug } = useLoja()
  const { token, convite, erro } = useLoaderData<typeof loadConvite>()
  const answer = useActionData<typeof acceptConvite>()
  const codigo = answer && 'codigo' in answer ? answer.codigo : undefined
  // Accepted: the invitation is used up, and what is still asked is of the login.
  if (codigo) return <Codigo {...codigo} />
  return (
    <main className="wrap grid justify-items-center pt-8 pb-16 lg:pt-14">
      <title>{`Convite · ${nome}`}</title>
      {/* The address carries the token of a link: no other site gets to see it. */}
      <meta name="referrer" content="no-referrer" />
      {convite ? (
        <div className="w-full max-w-[400px]">
          <h1>Convite para comprar</h1>
          <p className="mt-1 mb-6 text-16 text-ink-muted">
            {convite.convidado_por} convidou você para comprar em {nome} por{' '}
            <b className="text-ink">{convite.cliente}</b>.
            {!convite.pode_submeter_pedido && ' Você monta o carrinho; outra pessoa envia o pedido.'}
          </p>
          <Aceite token={token} convite={convite} />
        </div>
      ) : (
        <EmptyState
          icon="mail"
          title="Este convite não vale mais"
          action={
            <Button href={urls.entrar(slug)} variant="outline">
              Entrar
            </Button>
          }
        >
          {erro}
        </EmptyState>
      )}
    </main>
  )
}

/** The second step of the login that accepted. */
function Codigo({ login, passo }: { login: string; passo: string }) {
  const { nome, slug } = useLoja()
  return (
    <main className="wrap grid justify-items-center pt-8 pb-16 lg:pt-14">
      <title>{`Convite · ${nome}`}</title>
      <meta name="referrer" content="no-referrer" />
      <div className="w-full max-w-[400px]">
        <h1>Convite aceito</h1>
        <p className="mt-1 mb-6 text-16 text-ink-muted">Confirme que é você para entrar.</p>
        <FormularioEntrar
          fica
          voltar={urls.loja(slug)}
          estado={{ etapa: 'codigo', login, passo, erro: null }}
        />
      </div>
    </main>
  )
}

function Aceite({ token, convite: { email, tem_acesso } }: { token: string; convite: Convite }) {
  const { slug } = useLoja()
  const { state } = useNavigation()
  const answer = useActionData<typeof acceptConvite>()
  const estado = answer && 'erros' in answer ? answer : undefined
  return (
    <Form method="post" action={urlsAcesso.convite(slug, token)} noValidate className="grid gap-4">
      <ResumoErro ocorrencia={estado}>{estado?.erro}</ResumoErro>
      <input type="hidden" name="token" value={token} />
      <TextInput name="email" label="E-mail" value={email} readOnly autoComplete="username" />
      {!tem_acesso && (
        <TextInput
          name="nome"
          label="Seu nome"
          defaultValue={estado?.nome}
          error={estado?.erros.nome}
          autoComplete="name"
          required
        />
      )}
      <CampoSenha
        label={tem_acesso ? 'Sua senha' : 'Crie uma senha'}
        hint={tem_acesso ? 'A que você já usa com este e-mail.' : 'Pelo menos 8 caracteres.'}
        error={estado?.erros.senha}
        autoComplete={tem_acesso ? 'current-password' : 'new-password'}
        required
      />
      <Button type="submit" size="l" block loading={state !== 'idle'}>
        Aceitar e entrar
      </Button>
      {tem_acesso && (
        <Link
          className="link inline-flex min-h-ctl items-center justify-center"
          to={urls.recuperar(slug, { voltar: urlsAcesso.convite(slug, token) })}
          state={{ login: email }}
        >
          Esqueci minha senha
        </Link>
      )}
    </Form>
  )
}
