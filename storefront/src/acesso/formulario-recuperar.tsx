import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Button, Notice, TextInput } from '@vitrine/ui'

import { useLoja } from '#shell'

import { CampoSenha } from './campo-senha.tsx'
import { maskAtEnd } from './formulario-entrar.tsx'
import { OutraMensagem } from './outra-mensagem.tsx'
import type { EstadoRecuperar } from './recover.ts'
import { ResumoErro } from './resumo-erro.tsx'
import { useLoginTrazido } from './use-login-trazido.ts'

export interface FormularioRecuperarProps {
  token: string
  voltar: string
  demo: boolean
  estado?: EstadoRecuperar | undefined
}

/** Login, then the code of the letter and the new password; from the letter's link the password alone. */
export function FormularioRecuperar(props: FormularioRecuperarProps) {
  const { token, voltar, demo, estado } = props
  const inicial = useLoginTrazido()
  const { slug } = useLoja()
  const { state } = useNavigation()
  const isBusy = state !== 'idle'
  const login = estado?.login ?? inicial
  const asksCodigo = estado?.etapa === 'codigo'
  return (
    <>
      <ResumoErro ocorrencia={estado}>{estado?.erro}</ResumoErro>
      <Aviso demo={demo}>{estado?.aviso}</Aviso>
      {token || asksCodigo ? (
        <NovaSenha {...{ login, token, voltar, isBusy }} />
      ) : (
        <PedirCodigo login={login} isBusy={isBusy} />
      )}
      {asksCodigo && !token && <Reenviar login={login} estado={estado} />}
      <p className="mt-4 text-center text-ink-muted">
        Lembrou a senha?{' '}
        <Link className="link inline-flex min-h-ctl items-center" to={urls.entrar(slug, voltar)}>
          Entrar
        </Link>
      </p>
    </>
  )
}

function Aviso({ demo, children }: { demo: boolean; children: ReactNode }) {
  if (!children) return null
  return (
    <Notice tone="success" className="mb-4" live="status">
      {children}
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

interface NovaSenhaProps {
  login: string
  token: string
  voltar: string
  isBusy: boolean
}

function NovaSenha({ login, token, voltar, isBusy }: NovaSenhaProps) {
  return (
    <Form method="post" noValidate className="grid gap-4">
      <input type="hidden" name="voltar" value={voltar} />
      <input type="hidden" name="login" value={login} autoComplete="username" />
      {token ? <input type="hidden" name="token" value={token} /> : <CampoCodigo />}
      <CampoSenha label="Nova senha" hint="Pelo menos 8 caracteres." autoComplete="new-password" required />
      <Button type="submit" size="l" block loading={isBusy}>
        Salvar e entrar
      </Button>
    </Form>
  )
}

function PedirCodigo({ login, isBusy }: { login: string; isBusy: boolean }) {
  return (
    <Form method="post" noValidate>
      <TextInput
        key={login}
        name="login"
        label="CPF, CNPJ ou e-mail"
        hint="O mesmo com que você entra."
        defaultValue={login}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => maskAtEnd(event)}
        required
      />
      <Button type="submit" size="l" block loading={isBusy} className="mt-5">
        Enviar código
      </Button>
    </Form>
  )
}

function CampoCodigo() {
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => field.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={field}>
      <TextInput
        name="codigo"
        label="Código de 6 números"
        hint="Chega em instantes e vale por 15 minutos. Olhe também a caixa de spam."
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        required
      />
    </div>
  )
}

/** Another letter, half a minute after the last one. */
function Reenviar({ login, estado }: { login: string; estado: EstadoRecuperar }) {
  return (
    <Form method="post" className="mt-4 text-center text-ink-muted">
      <input type="hidden" name="login" value={login} />
      <input type="hidden" name="etapa" value="codigo" />
      <OutraMensagem estado={estado}>
        <Button type="submit" variant="ghost">
          Enviar outro código
        </Button>
      </OutraMensagem>
    </Form>
  )
}
