import type { Caracteristica, Caracteristicas } from '@vitrine/contract'
import { Segmented, Select, Textarea, TextInput } from '@vitrine/ui'

import { CampoInscricao } from './campo-inscricao.tsx'

export interface CamposCaracteristicaProps {
  campos: readonly Caracteristica[]
  valores: Caracteristicas
  /** By `caracteristicas.{codigo}`. */
  erros: Readonly<Record<string, string>>
}

/** A supplier's own fields, each by its type (readings 8); in the form they are named `caracteristicas.{codigo}`. */
export function CamposCaracteristica({ campos, valores, erros }: CamposCaracteristicaProps) {
  return campos.map((campo) => (
    <Campo
      key={campo.codigo}
      campo={campo}
      valor={valores[campo.codigo] ?? ''}
      erro={erros[`caracteristicas.${campo.codigo}`]}
    />
  ))
}

interface CampoProps {
  campo: Caracteristica
  valor: string
  erro: string | undefined
}

function Campo({ campo, valor, erro }: CampoProps) {
  const { codigo, nome, ajuda, tipo, obrigatoria, opcoes } = campo
  const comum = {
    name: `caracteristicas.${codigo}`,
    label: nome,
    hint: ajuda || undefined,
    error: erro,
    optional: !obrigatoria,
    required: obrigatoria,
    defaultValue: valor,
  }
  switch (tipo) {
    case 'TEXTO_LONGO':
      return <Textarea {...comum} maxLength={500} />
    case 'NUMERO':
      return <TextInput {...comum} defaultValue={valor.replace('.', ',')} inputMode="decimal" />
    case 'DATA':
      return <TextInput {...comum} type="date" />
    case 'LISTA':
      return (
        <Select {...comum}>
          <option value="">Escolha</option>
          {opcoes.map((opcao) => (
            <option key={opcao}>{opcao}</option>
          ))}
        </Select>
      )
    case 'SIMNAO':
      return <SimNao {...{ campo, valor, erro }} />
    case 'INSCRICAO_ESTADUAL':
      return <CampoInscricao {...comum} />
    case 'TEXTO':
      return <TextInput {...comum} maxLength={120} />
  }
}

function SimNao({ campo: { codigo, nome, ajuda, obrigatoria }, valor, erro }: CampoProps) {
  return (
    <div className="field">
      <span className="field-label" aria-hidden>
        {nome}
        {!obrigatoria && <small> (opcional)</small>}
      </span>
      <Segmented
        label={nome}
        name={`caracteristicas.${codigo}`}
        defaultValue={valor === 'sim' || valor === 'nao' ? valor : ''}
        options={[
          { value: 'sim', label: 'Sim' },
          { value: 'nao', label: 'Não' },
          ...(obrigatoria ? [] : [{ value: '' as const, label: 'Não sei' }]),
        ]}
      />
      {ajuda && <p className="field-hint">{ajuda}</p>}
      {erro && <p className="field-error">{erro}</p>}
    </div>
  )
}
