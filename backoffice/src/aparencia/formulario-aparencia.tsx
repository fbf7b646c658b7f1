import { useEffect, useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'

import { esquemasTema, fontesTema } from '@vitrine/rules/tema'
import { Button, Notice, Select, showToast, TextInput } from '@vitrine/ui'

import type { Erros } from '#ajuste'
import { markSujo } from '#cadastro'

import { nomesDosEsquemas, type Aparente } from './aparencia.ts'
import { CampoDeCor } from './campo-de-cor.tsx'
import {
  camposDaAparencia,
  readEntradas,
  toEscritas,
  writeMedida,
  type EntradasEscritas,
} from './entradas.ts'
import { LugaresDoLogo } from './lugares-do-logo.tsx'
import { Previas } from './previas.tsx'
import { useLogo } from './use-logo.ts'

interface FormularioProps {
  lida: Aparente
  /** What is wrong, by its place; null: it is in the draft. */
  onWrite: (escrito: { chave: string; dados: Record<string, unknown> }) => Promise<Erros | null>
  /** The real store with the draft, below what is chosen. */
  children: ReactNode
}

/** The inputs at one side, what they make of the store at the other, while they are chosen. */
export function FormularioAparencia({ lida, onWrite, children }: FormularioProps) {
  const form = useRef<HTMLFormElement>(null)
  const [escritas, setEscritas] = useState(() => toEscritas(lida.entradas))
  const [recusados, setRecusados] = useState<Erros>({})
  const [isEspera, setEspera] = useState(false)
  const lidas = readEntradas(escritas)
  const entradas = 'erros' in lidas ? lida.entradas : lidas.entradas
  const change = (mudanca: Partial<EntradasEscritas>) => setEscritas((antes) => ({ ...antes, ...mudanca }))
  const marca = useLogo(lida, (razao) => change({ logoRatio: writeMedida(razao) }))
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [recusados])
  async function write(event: FormEvent) {
    event.preventDefault()
    if (marca.isEnviando) return setRecusados({ '': 'Espere a imagem chegar e grave de novo.' })
    if ('erros' in lidas) return setRecusados(lidas.erros)
    setEspera(true)
    const recusa = await onWrite({
      chave: 'aparencia',
      dados: { entradas: lidas.entradas, logo: marca.logo },
    })
    setEspera(false)
    setRecusados(recusa ? toCampos(recusa) : {})
    markSujo(form.current, recusa !== null)
    if (!recusa) showToast('Rascunho gravado.')
  }
  const erros = { ...('erros' in lidas ? lidas.erros : {}), ...recusados }
  return (
    <div className="aparencia-lados">
      <form
        ref={form}
        className="ajustes-form"
        aria-label="Aparência"
        noValidate
        onInput={() => markSujo(form.current, true)}
        onSubmit={(event) => void write(event)}
      >
        <LugaresDoLogo marca={marca} entradas={entradas} erros={erros} />
        <Campos escritas={escritas} erros={erros} onChange={change} />
        {erros[''] && (
          <Notice tone="danger" live="alert">
            {erros['']}
          </Notice>
        )}
        <Button type="submit" loading={isEspera}>
          Gravar rascunho
        </Button>
      </form>
      <div className="aparencia-previas">
        <Previas entradas={entradas} logo={marca.logo} />
        {children}
      </div>
    </div>
  )
}

/** 'entradas.brand' is told at `brand`; what has no field here, of the whole. */
const toCampos = (recusa: Erros): Erros =>
  Object.fromEntries(
    Object.entries(recusa).map(([lugar, erro]) => {
      const campo = lugar.split('.').at(-1) ?? ''
      return [camposDaAparencia.includes(campo) ? campo : '', erro]
    }),
  )

interface CamposProps {
  escritas: EntradasEscritas
  erros: Erros
  onChange: (mudanca: Partial<EntradasEscritas>) => void
}

function Campos({ escritas, erros, onChange }: CamposProps) {
  return (
    <fieldset>
      <legend>Cores, letra e medidas</legend>
      <CampoDeCor
        label="Cor da marca"
        cor={escritas.brand}
        erro={erros.brand}
        onCor={(brand) => onChange({ brand })}
      />
      <CampoDeCor
        label="Cor de destaque"
        cor={escritas.accent}
        erro={erros.accent}
        onCor={(accent) => onChange({ accent })}
      />
      <Select
        label="Letra"
        value={escritas.font}
        error={erros.font}
        onChange={({ target }) =>
          onChange({ font: fontesTema.find((fonte) => fonte === target.value) ?? escritas.font })
        }
      >
        {fontesTema.map((fonte) => (
          <option key={fonte}>{fonte}</option>
        ))}
      </Select>
      <Select
        label="Claro ou escuro"
        value={escritas.scheme}
        error={erros.scheme}
        onChange={({ target }) =>
          onChange({ scheme: esquemasTema.find((esquema) => esquema === target.value) ?? escritas.scheme })
        }
      >
        {esquemasTema.map((esquema) => (
          <option key={esquema} value={esquema}>
            {nomesDosEsquemas[esquema]}
          </option>
        ))}
      </Select>
      <Medidas escritas={escritas} erros={erros} onChange={onChange} />
    </fieldset>
  )
}

const medidas = [
  { campo: 'radius', label: 'Cantos (px)', hint: 'De 0, retos, a 24.' },
  { campo: 'density', label: 'Espaço', hint: 'De 0,75, junto, a 1,25.' },
  { campo: 'logoRatio', label: 'Largura do logo', hint: 'Vezes a altura, de 1 a 8; a imagem a propõe.' },
  { campo: 'imageRatio', label: 'Largura da foto do produto', hint: 'Vezes a altura, de 0,5 a 2.' },
] as const

function Medidas({ escritas, erros, onChange }: CamposProps) {
  return (
    <div className="aparencia-par">
      {medidas.map(({ campo, label, hint }) => (
        <TextInput
          key={campo}
          label={label}
          hint={hint}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          value={escritas[campo]}
          error={erros[campo]}
          onChange={({ target }) => onChange({ [campo]: target.value })}
        />
      ))}
    </div>
  )
}
