import { useState } from 'react'

import { Checkbox, Select, Textarea, TextInput } from '@vitrine/ui'

import { erroOf, type CampoDescrito, type CampoProps } from './campo-descrito.ts'
import { useRecursos } from './recursos.ts'
import { asTexto, asTextos } from './valores.ts'

const ditos = ({ label, hint, opcional = false, max }: CampoDescrito) => ({
  label,
  hint,
  optional: opcional,
  maxLength: max,
  autoComplete: 'off',
})

export function CampoDeLinha({ campo, valor, lugar, erros, onValor }: CampoProps) {
  return (
    <TextInput
      {...ditos(campo)}
      value={asTexto(valor)}
      error={erroOf(erros, lugar)}
      onChange={({ target }) => onValor(campo.opcional && target.value === '' ? undefined : target.value)}
    />
  )
}

export function CampoDeTexto({ campo, valor, lugar, erros, onValor }: CampoProps) {
  return (
    <Textarea
      {...ditos(campo)}
      rows={3}
      value={asTexto(valor)}
      error={erroOf(erros, lugar)}
      onChange={({ target }) => onValor(target.value)}
    />
  )
}

/** A list that is written as one text: as it is typed it stays, what it means is told. */
function CampoDeLista({
  campo,
  valor,
  lugar,
  erros,
  onValor,
  entre,
  parte,
}: CampoProps & { entre: string; parte: RegExp }) {
  const [texto, setTexto] = useState(() => asTextos(valor).join(entre))
  return (
    <Textarea
      {...ditos(campo)}
      rows={entre === ', ' ? 1 : 5}
      value={texto}
      error={erroOf(erros, lugar)}
      onChange={({ target }) => {
        setTexto(target.value)
        const partes = target.value.split(parte).map((cada) => cada.trim())
        onValor(partes.filter(Boolean))
      }}
    />
  )
}

export const CampoDeParagrafos = (props: CampoProps) => (
  <CampoDeLista {...props} entre={'\n\n'} parte={/\n\s*\n/} />
)
export const CampoDeLinhas = (props: CampoProps) => <CampoDeLista {...props} entre={'\n'} parte={/\n/} />
export const CampoDePalavras = (props: CampoProps) => <CampoDeLista {...props} entre=", " parte={/[,\s]+/} />

/** Rows of a table, cells between bars. */
export function CampoDeCelulas({ campo, valor, lugar, erros, onValor }: CampoProps) {
  const [texto, setTexto] = useState(() =>
    (Array.isArray(valor) ? valor : []).map((linha) => asTextos(linha).join(' | ')).join('\n'),
  )
  return (
    <Textarea
      {...ditos(campo)}
      rows={5}
      value={texto}
      error={erroOf(erros, lugar)}
      onChange={({ target }) => {
        setTexto(target.value)
        const linhas = target.value.split('\n').filter((linha) => linha.trim())
        onValor(linhas.map((linha) => linha.split('|').map((celula) => celula.trim())))
      }}
    />
  )
}

export function CampoDeTom({ campo, valor, lugar, erros, onValor }: CampoProps) {
  return (
    <TextInput
      {...ditos(campo)}
      type="color"
      value={asTexto(valor) || '#f2f2ef'}
      error={erroOf(erros, lugar)}
      onChange={({ target }) => onValor(target.value)}
    />
  )
}

export function CampoDeDia({ campo, valor, lugar, erros, onValor }: CampoProps) {
  return (
    <TextInput
      {...ditos(campo)}
      type="date"
      value={asTexto(valor)}
      error={erroOf(erros, lugar)}
      onChange={({ target }) => onValor(target.value || undefined)}
    />
  )
}

export function CampoDeNumero({ campo, valor, lugar, erros, onValor }: CampoProps) {
  return (
    <TextInput
      {...ditos(campo)}
      inputMode="numeric"
      value={typeof valor === 'number' ? String(valor) : asTexto(valor)}
      error={erroOf(erros, lugar)}
      onChange={({ target }) => onValor(/^\d+$/.test(target.value) ? Number(target.value) : target.value)}
    />
  )
}

export function CampoDeMarca({ campo, valor, onValor }: CampoProps) {
  return (
    <Checkbox checked={valor === true} onChange={({ target }) => onValor(target.checked)}>
      {campo.label}
    </Checkbox>
  )
}

export function CampoDeOpcao({ campo, valor, lugar, erros, onValor }: CampoProps) {
  const { opcoes = {} } = campo
  // Options are text; a level of a heading is a number.
  const asEscolhida = (texto: string) => (typeof valor === 'number' ? Number(texto) : texto)
  return (
    <Select
      label={campo.label}
      hint={campo.hint}
      value={String(valor ?? '')}
      error={erroOf(erros, lugar)}
      onChange={({ target }) => onValor(asEscolhida(target.value))}
    >
      {Object.entries(opcoes).map(([opcao, nome]) => (
        <option key={opcao} value={opcao}>
          {nome}
        </option>
      ))}
    </Select>
  )
}

export function CampoDeCategoria({ campo, valor, lugar, erros, onValor }: CampoProps) {
  const { categorias } = useRecursos()
  const escolhida = asTexto(valor)
  return (
    <Select
      label={campo.label}
      hint={campo.hint}
      optional={campo.opcional ?? false}
      value={escolhida}
      error={erroOf(erros, lugar)}
      onChange={({ target }) => onValor(target.value || undefined)}
    >
      <option value="">{campo.opcional ? 'Todas' : 'Escolha'}</option>
      {escolhida && !categorias.some(({ slug }) => slug === escolhida) && <option>{escolhida}</option>}
      {categorias.map(({ slug, nome }) => (
        <option key={slug} value={slug}>
          {nome}
        </option>
      ))}
    </Select>
  )
}
