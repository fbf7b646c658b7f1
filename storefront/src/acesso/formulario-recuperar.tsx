import { useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Button, Countdown, Notice, TextInput } from '@vitrine/ui'

import { useHydrated, useLoja } from '#shell'

import { CampoSenha } from './campo-senha.tsx'
import { maskAtEnd } from './formulario-entrar.tsx'
import type { EstadoRecuperar } from './recover.ts'
import { ResumoErro } from './resumo-erro.tsx'

export interface FormularioRecuperarProps {
  login: string
  token: string
  voltar: string
  demo: boolean
  estado?: EstadoRecuperar | undefined
}

/** Login, then the code of the letter and the new password; from the letter's link the password alone. */
export function FormularioRecuperar({
  login: inicial,
  token,
  voltar,
  demo,
  estado,
}: FormularioRecuperarProps) {
  const { slug } = useLoja()
  const { state } = useNavigation()
  const isBusy = state !== 'idle'
  const login = estado?.login ?? inicial
  const asksCodigo = estado?.etapa === 'codigo'
  return (
    <>
      <ResumoErro ocorrencia={estado}>{estado?.erro}</ResumoErro>
      {estado?.aviso && (
        <Notice tone="success" className="mb-4" live="status">
          {estado.aviso}
          {demo && (
            <>
              {' '}
              <a className="link" href="/dev/correio" target="_blank" rel="noreferrer">
                Abrir o correio da demonstração
              </a>
            </>
          )}
        </Notice>
      )}
      {!token && !asksCodigo && <PedirCodigo login={login} isBusy={isBusy} />}
      {(token || asksCodigo) && (
        <Form method="post" noValidate className="grid gap-4">
          <input type="hidden" name="voltar" value={voltar} />
          <input type="hidden" name="login" value={login} autoComplete="username" />
          {token && <input type="hidden" name="token" value={token} />}
          {!token && <CampoCodigo />}
          <CampoSenha
            label="Nova senha"
            hint="Pelo menos 8 caracteres."
            autoComplete="new-password"
            required
          />
          <Button type="submit" size="l" block loading={isBusy}>
            Salvar e entrar
          </Button>
        </Form>
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
        onChange={maskAtEnd}
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
  const isHydrated = useHydrated()
  const [livre, setLivre] = useState<EstadoRecuperar | null>(null)
  const [chegou, setChegou] = useState({ estado, em: Date.now() })
  if (chegou.estado !== estado) setChegou({ estado, em: Date.now() })
  const waits = isHydrated && estado.reenvio > 0 && livre !== estado
  return (
    <Form method="post" className="mt-4 text-center text-ink-muted">
      <input type="hidden" name="login" value={login} />
      <input type="hidden" name="etapa" value="codigo" />
      {waits ? (
        <p className="flex min-h-ctl items-center justify-center">
          Não chegou? Peça outro em&nbsp;
          <Countdown
            className="num"
            until={chegou.em + estado.reenvio * 1000}
            onEnd={() => setLivre(estado)}
          />
        </p>
      ) : (
        <Button type="submit" variant="ghost">
          Enviar outro código
        </Button>
      )}
    </Form>
  )
}
