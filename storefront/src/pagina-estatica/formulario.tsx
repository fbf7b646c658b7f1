import { useEffect, useId, useRef } from 'react'
import { Form, useActionData, useNavigation, useSearchParams } from 'react-router'

import type { Bloco, CampoFormulario } from '@vitrine/contract'
import { Button, Checkbox, Notice, Select, Textarea, TextInput } from '@vitrine/ui'

import { useLoja } from '#shell'
import { TextoRico } from '#texto-estatico'

import { idOf, nomes } from './send-formulario.ts'
import type { sendFormulario } from './send-formulario.ts'

type Formulario = Extract<Bloco, { tipo: 'FORMULARIO' }>

/** Writes to the store (ux 1.17.3): an ordinary form, so it works without script; what was written stays when it is refused. */
export function FormularioDaPagina({ codigo, titulo, campos, consentimento, botao, obrigado }: Formulario) {
  const { slug } = useLoja()
  const [busca] = useSearchParams()
  const feito = useActionData<typeof sendFormulario>()
  const isBusy = useNavigation().formData?.get(nomes.formulario) === codigo
  const ref = useRef<HTMLFormElement>(null)
  const recusado = feito?.formulario === codigo ? feito : null
  const tituloId = useId()
  // What is to be mended first is where the keyboard is.
  useEffect(() => {
    if (recusado) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [recusado])
  const isSent = busca.get('enviado') === codigo && !recusado
  return (
    <section id={idOf(codigo)} className="pagina-formulario print:hidden" aria-labelledby={tituloId}>
      <h2 id={tituloId}>{titulo}</h2>
      {isSent ? (
        <Notice tone="success" live="status">
          {obrigado}
        </Notice>
      ) : (
        <Form method="post" ref={ref} noValidate={recusado !== null}>
          <input type="hidden" name={nomes.formulario} value={codigo} />
          {recusado && (
            <Notice tone="danger" live="alert">
              {recusado.erro}
            </Notice>
          )}
          {campos.map((campo) => (
            <Campo
              key={campo.nome}
              campo={campo}
              dita={recusado?.respostas[campo.nome]}
              erro={recusado?.campos[campo.nome]}
            />
          ))}
          <div className="pagina-mel" aria-hidden="true">
            <label>
              Não preencha este campo
              <input type="text" name={nomes.site} tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          <Consentimento erro={recusado?.campos.consentiu} isDito={recusado?.consentiu === true}>
            <TextoRico texto={consentimento} slug={slug} />
          </Consentimento>
          <Button type="submit" loading={isBusy}>
            {botao}
          </Button>
        </Form>
      )}
    </section>
  )
}

interface CampoProps {
  campo: CampoFormulario
  /** What was written before it was refused. */
  dita: string | undefined
  erro: string | undefined
}

function Campo({ campo: { tipo, nome, rotulo, ajuda, obrigatorio, opcoes }, dita = '', erro }: CampoProps) {
  const comuns = {
    name: nome,
    label: rotulo,
    hint: ajuda || undefined,
    error: erro,
    optional: !obrigatorio,
    required: obrigatorio,
    defaultValue: dita,
  }
  switch (tipo) {
    case 'TEXTO':
      return <TextInput {...comuns} maxLength={200} />
    case 'EMAIL':
      return <TextInput {...comuns} type="email" autoComplete="email" inputMode="email" maxLength={254} />
    case 'TELEFONE':
      return <TextInput {...comuns} type="tel" autoComplete="tel" inputMode="tel" maxLength={20} />
    case 'TEXTO_LONGO':
      return <Textarea {...comuns} rows={5} maxLength={4000} />
    case 'ESCOLHA':
      return (
        <Select {...comuns}>
          <option value="">Escolha…</option>
          {opcoes.map((opcao) => (
            <option key={opcao}>{opcao}</option>
          ))}
        </Select>
      )
  }
}

function Consentimento({
  erro,
  isDito,
  children,
}: {
  erro?: string
  isDito: boolean
  children: React.ReactNode
}) {
  const id = useId()
  return (
    <div>
      <Checkbox
        name={nomes.consentiu}
        value="1"
        required
        defaultChecked={isDito}
        aria-invalid={erro ? true : undefined}
        aria-describedby={erro ? id : undefined}
      >
        {children}
      </Checkbox>
      {erro && (
        <p className="field-error" id={id}>
          {erro}
        </p>
      )}
    </div>
  )
}
