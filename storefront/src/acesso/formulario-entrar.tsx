import { useEffect, useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { Link, useFetcher, useLocation, useNavigate } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Button, buttonClass, Countdown, TextInput } from '@vitrine/ui'

import { useLoja } from '#shell'

import { CampoCodigo, Passo } from './campo-codigo.tsx'
import { CampoSenha } from './campo-senha.tsx'
import { ChaveDeAcesso } from './chave-de-acesso.tsx'
import type { EstadoEntrar } from './enter.ts'
import { maskLogin } from './mask-login.ts'
import { nameLogins } from './name-logins.ts'
import { ResumoErro } from './resumo-erro.tsx'
import { SemConexao } from './sem-conexao.tsx'
import { useConexao } from './use-conexao.ts'
import { useLoginTrazido } from './use-login-trazido.ts'

export interface FormularioEntrarProps {
  /** Where the login returns to. */
  voltar: string
  /** Answer to a form sent without script. */
  estado?: EstadoEntrar | undefined
  /** Over a page that stays: it keeps its place, and nothing leads away from it. */
  fica?: boolean
}

const inicial: EstadoEntrar = { etapa: 'login', login: '', erro: null }

/** CPF, CNPJ or e-mail first; then the password. The same in the panel and on its page, with or without script. */
export function FormularioEntrar({ voltar, estado, fica = false }: FormularioEntrarProps) {
  const { slug } = useLoja()
  const fetcher = useFetcher<EstadoEntrar>()
  const [trocado, setTrocado] = useState<EstadoEntrar | null>(null)
  const trazido = useLoginTrazido()
  const { aviso, guard } = useConexao()
  const [primeiro] = useState(() => ({ ...inicial, login: trazido }))
  const answer = fetcher.data ?? estado ?? primeiro
  // "Trocar" goes back to the first field until the next answer.
  const { etapa, login, erro, espera, ...segundo } =
    trocado && trocado === answer ? { ...inicial, login: answer.login } : answer
  const isBusy = fetcher.state !== 'idle'
  if (etapa === 'cadastro') return <SemCadastro {...{ login, voltar, isBusy }} />
  const envio = {
    method: 'post',
    action: urls.entrar(slug, voltar),
    preventScrollReset: fica,
    noValidate: true,
    onSubmit: guard,
  } as const
  return (
    <>
      {segundo.passkeyEm !== undefined && etapa === 'codigo' && (
        // A form of its own: Enter at the code sends the code.
        <fetcher.Form {...envio}>
          <Passo login={login} {...segundo} />
          <input type="hidden" name="voltar" value={voltar} />
          <ChaveDeAcesso em={segundo.passkeyEm} isBusy={isBusy} />
        </fetcher.Form>
      )}
      <fetcher.Form {...envio}>
        {aviso && <SemConexao texto={aviso} />}
        <ResumoErro ocorrencia={answer}>{erro}</ResumoErro>
        {espera && etapa === 'senha' && <Espera key={espera} ate={espera} />}
        <input type="hidden" name="voltar" value={voltar} />
        <Campos
          {...{ etapa, login, segundo, voltar, isWrong: erro !== null }}
          onChange={() => setTrocado(answer)}
        />
        <Button type="submit" size="l" block loading={isBusy} className="mt-5">
          {etapa === 'login' ? 'Continuar' : 'Entrar'}
        </Button>
        {!fica && (
          <p className="mt-4 text-center text-ink-muted">
            Primeira compra aqui?{' '}
            <Link className="link inline-flex min-h-ctl items-center" to={urls.cadastro(slug, { voltar })}>
              Criar conta
            </Link>
          </p>
        )}
      </fetcher.Form>
    </>
  )
}

type CamposProps = SenhaProps &
  Pick<EstadoEntrar, 'etapa'> & { segundo: Pick<EstadoEntrar, 'passo' | 'formas'> }

/** What this step asks. */
function Campos({ etapa, segundo: { passo, formas }, ...senha }: CamposProps) {
  if (etapa === 'codigo') return <CampoCodigo login={senha.login} passo={passo} formas={formas} />
  return etapa === 'login' ? <CampoLogin login={senha.login} /> : <Senha {...senha} />
}

/** The login does not exist: leads to the registration, with the login filled in; without script by a link. */
function SemCadastro({ login, voltar, isBusy }: { login: string; voltar: string; isBusy: boolean }) {
  const { slug } = useLoja()
  const navigate = useNavigate()
  useEffect(() => {
    // While the fetcher still reads the page anew, its end would call the navigation off.
    if (!isBusy) void navigate(urls.cadastro(slug, { voltar }), { state: { login } })
  }, [isBusy, login, slug, voltar, navigate])
  return (
    <div role="status">
      <p className="mb-4">Ainda não há cadastro com {login}.</p>
      <Link
        className={buttonClass({ size: 'l', block: true })}
        to={urls.cadastro(slug, { voltar })}
        state={{ login }}
      >
        Criar conta
      </Link>
    </div>
  )
}

/** Counts down until the next try is allowed, then says that it is (ux 1.19.3). */
function Espera({ ate }: { ate: string }) {
  const [isOver, setOver] = useState(false)
  return (
    <p className="mb-4 text-ink-muted" role={isOver ? 'status' : undefined}>
      {isOver ? (
        'Você já pode tentar de novo.'
      ) : (
        <>
          Muitas tentativas. Tente de novo em <Countdown until={ate} onEnd={() => setOver(true)} />.
        </>
      )}
    </p>
  )
}

function CampoLogin({ login }: { login: string }) {
  const { logins } = useLoja().meta_info
  return (
    <TextInput
      key={login}
      name="login"
      label={nameLogins(logins)}
      hint={!logins || logins.includes('ESTRANGEIRO') ? 'Documento de outro país também vale.' : undefined}
      defaultValue={login}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      onChange={(event) => maskAtEnd(event)}
      required
    />
  )
}

interface SenhaProps {
  login: string
  voltar: string
  isWrong: boolean
  onChange: () => void
}

function Senha({ login, voltar, isWrong, onChange }: SenhaProps) {
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isWrong) field.current?.querySelector<HTMLInputElement>('[name=senha]')?.focus()
  }, [isWrong])
  const { slug } = useLoja()
  const { search } = useLocation()
  return (
    <div ref={field} className="grid gap-4">
      <div className="flex items-end gap-3">
        <TextInput
          className="flex-1"
          name="login"
          label="Entrar como"
          value={login}
          readOnly
          autoComplete="username"
        />
        <Link
          className="link inline-flex min-h-tap items-center px-1"
          to={{ pathname: urls.entrar(slug), search }}
          reloadDocument
          onClick={(event) => {
            event.preventDefault()
            onChange()
          }}
        >
          Trocar
        </Link>
      </div>
      <CampoSenha label="Senha" autoComplete="current-password" enterKeyHint="go" required />
      <Link
        className="link inline-flex min-h-ctl items-center"
        to={urls.recuperar(slug, { voltar })}
        state={{ login }}
      >
        Esqueci minha senha
      </Link>
    </div>
  )
}

/** Masks while the caret is at the end; corrections in the middle are left alone. */
export function maskAtEnd(event: ChangeEvent<HTMLInputElement>, mask = maskLogin): void {
  const input = event.currentTarget
  if (input.selectionStart === input.value.length) input.value = mask(input.value)
}
