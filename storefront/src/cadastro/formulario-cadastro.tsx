import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FormEvent, RefObject } from 'react'
import { Form, Link, useNavigation } from 'react-router'

import type { Caracteristica } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatTelefone, maskTelefoneWhileTyping, normalizeLogin } from '@vitrine/rules/documento'
import { Button, TextInput } from '@vitrine/ui'

import { CampoSenha, maskAtEnd, ResumoErro, SemConexao, useConexao, useLoginTrazido } from '#acesso'
import { useLoja } from '#shell'

import { AceiteTermos } from './aceite-termos.tsx'
import { AvisoReceita } from './aviso-receita.tsx'
import { CamposCaracteristica } from './campos-caracteristica.tsx'
import { CampoDocumento } from './campo-documento.tsx'
import { dropRascunho, fillRascunho, keepRascunho } from './rascunho.ts'
import type { EstadoCadastro } from './register-candidato.ts'
import { readTipoDigitado } from './tipo-digitado.ts'
import { useReceita } from './use-receita.ts'

export interface FormularioCadastroProps {
  voltar: string
  /** The store's own fields. */
  campos: readonly Caracteristica[]
  /** Version of the terms to accept; null where there are none. */
  termo: string | null
  demo: boolean
  estado?: EstadoCadastro | undefined
}

/** Six fields, one column; what the document is decides between person and company. */
export function FormularioCadastro(props: FormularioCadastroProps) {
  const { voltar, campos, termo, demo, estado } = props
  const { state } = useNavigation()
  const iniciais = startWith(useLoginTrazido())
  const valores = estado?.valores ?? iniciais
  const erros = estado?.erros ?? {}
  const [tipo, setTipo] = useState(readTipoDigitado(valores.cpf ?? ''))
  const isEmpresa = tipo === 'CNPJ'
  const form = useRef<HTMLFormElement>(null)
  const receita = useReceita(form)
  // While a digit is mended it is nobody's document, and what was answered must not go.
  const onTipo = (cpf: string) => setTipo((antes) => readTipoDigitado(cpf) ?? antes)
  const guarda = useGuarda(form, estado, onTipo)
  return (
    <Form ref={form} method="post" noValidate className="grid gap-4" {...guarda.eventos}>
      {guarda.aviso}
      <ResumoErro ocorrencia={estado}>{estado?.erro}</ResumoErro>
      <input type="hidden" name="voltar" value={voltar} />
      <CampoDocumento
        valor={valores.cpf}
        erro={erros.cpf}
        demo={demo}
        onDocumento={(cpf) => {
          onTipo(cpf)
          receita.ask(cpf)
        }}
      />
      <AvisoReceita receita={receita} />
      <TextInput
        name="nome"
        label={isEmpresa ? 'Razão social' : 'Nome completo'}
        defaultValue={valores.nome}
        error={erros.nome}
        autoComplete={isEmpresa ? 'organization' : 'name'}
        required
      />
      <TextInput
        name="email"
        type="email"
        label="E-mail"
        defaultValue={valores.email}
        error={erros.email}
        autoComplete="email"
        required
      />
      <TextInput
        name="telefone"
        type="tel"
        label="Telefone com DDD"
        defaultValue={valores.telefone}
        error={erros.telefone}
        autoComplete="tel"
        onChange={(event) => maskAtEnd(event, maskTelefoneWhileTyping)}
        onBlur={(event) => (event.currentTarget.value = formatTelefone(event.currentTarget.value))}
        required
      />
      {!isEmpresa && <Nascimento valor={valores.data_nascimento} erro={erros.data_nascimento} />}
      <CamposCaracteristica {...{ campos, erros }} valores={estado?.caracteristicas} tipo_documento={tipo} />
      <CampoSenha
        label="Crie uma senha"
        hint="Pelo menos 8 caracteres."
        error={erros.senha}
        autoComplete="new-password"
        required
      />
      {termo && <AceiteTermos versao={termo} error={erros.termosuso} />}
      <Button type="submit" size="l" block loading={state !== 'idle'}>
        Criar conta
      </Button>
      <JaTemConta voltar={voltar} erros={erros} valores={valores} />
    </Form>
  )
}

/** The login that led here, in the field where it belongs. */
function startWith(login: string): EstadoCadastro['valores'] {
  const tipo = normalizeLogin(login)?.tipo
  return {
    ...(tipo === 'EMAIL' && { email: login }),
    ...(tipo && tipo !== 'EMAIL' && { cpf: login }),
  }
}

function Nascimento({ valor, erro }: { valor?: string | undefined; erro?: string | undefined }) {
  return (
    <TextInput
      name="data_nascimento"
      type="date"
      label="Data de nascimento"
      optional
      hint="Precisa dela só quem compra produtos para maiores de 18 anos."
      defaultValue={valor}
      error={erro}
      autoComplete="bday"
    />
  )
}

/** Somebody who already has an account is led to the login, with what was typed (ux 1.19.2). */
function JaTemConta({
  voltar,
  erros,
  valores,
}: Pick<EstadoCadastro, 'erros' | 'valores'> & { voltar: string }) {
  const { slug } = useLoja()
  const campo = (['cpf', 'email'] as const).find((each) => erros[each]?.includes('já cadastrado'))
  const login = campo && valores[campo]
  return (
    <p className="text-center text-ink-muted">
      Já tem conta?{' '}
      <Link
        className="link inline-flex min-h-ctl items-center"
        to={urls.entrar(slug, voltar)}
        state={login && { login }}
      >
        {login ? `Entrar com ${login}` : 'Entrar'}
      </Link>
    </p>
  )
}

/**
 * What was typed is not lost: without a connection the form stays; typed before, it is there again; once it was sent and nothing
 * came back to mend, it is forgotten.
 */
function useGuarda(
  form: RefObject<HTMLFormElement | null>,
  estado: EstadoCadastro | undefined,
  onDocumento: (cpf: string) => void,
) {
  const { aviso, guard } = useConexao()
  const { state } = useNavigation()
  const isSent = useRef(false)
  const fill = useEffectEvent(() => {
    if (!form.current || estado) return
    const cpf = fillRascunho(form.current)
    if (cpf) onDocumento(cpf)
  })
  useEffect(() => {
    isSent.current = state === 'submitting' || (state === 'loading' && isSent.current)
  }, [state])
  useEffect(() => {
    fill()
    return () => void (isSent.current && dropRascunho())
  }, [])
  return {
    aviso: aviso && <SemConexao texto={aviso} />,
    eventos: {
      onSubmit: guard,
      onChange: ({ currentTarget }: FormEvent<HTMLFormElement>) => keepRascunho(currentTarget),
    },
  }
}
