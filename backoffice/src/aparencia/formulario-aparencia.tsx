import { useState } from 'react'

import type { Aparencia } from '@vitrine/contract'
import { esquemasTema, fontesTema } from '@vitrine/rules/tema'
import { Select, showToast, TextInput } from '@vitrine/ui'

import { useAjustes, type Erros } from '#ajuste'
import { Formulario } from '#cadastro'
import { api, useTrabalho } from '#shell'

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

const nomesDosEsquemas = { light: 'Claro', dark: 'Escuro', auto: 'Como o aparelho de quem olha' } as const

/** The inputs at one side, what they make of the store at the other, while they are chosen. */
export function FormularioAparencia({ lida }: { lida: Aparencia }) {
  const [escritas, setEscritas] = useState(() => toEscritas(lida.entradas))
  const estado = useAparencia(lida)
  const { save, erros, setErros } = estado
  const lidas = readEntradas(escritas)
  const entradas = 'erros' in lidas ? lida.entradas : lidas.entradas
  const change = (mudanca: Partial<EntradasEscritas>) => setEscritas((antes) => ({ ...antes, ...mudanca }))
  const marca = useLogo(lida, (razao) => change({ logoRatio: writeMedida(razao) }))
  async function write(versao?: number | null) {
    if (marca.isEnviando) return setErros({ '': 'Espere a imagem chegar e grave de novo.' })
    if ('erros' in lidas) return setErros(lidas.erros)
    if (await save({ entradas: lidas.entradas, logo: marca.logo }, versao))
      showToast('Gravado. A loja já está assim.')
  }
  return (
    <div className="aparencia-lados">
      <Formulario
        nome="Aparência"
        estado={estado}
        onWrite={write}
        say={sayAparencia}
        onOutra={(outra) => {
          setEscritas(toEscritas(outra.entradas))
          marca.setLogo(outra.logo)
        }}
      >
        <LugaresDoLogo marca={marca} entradas={entradas} erros={erros} />
        <Campos
          escritas={escritas}
          erros={{ ...('erros' in lidas ? lidas.erros : {}), ...erros }}
          onChange={change}
        />
      </Formulario>
      <Previas entradas={entradas} logo={marca.logo} />
    </div>
  )
}

const sayAparencia = ({ entradas: { brand, font }, logo }: Aparencia) =>
  `cor ${brand}, letra ${font}, ${logo.claro || logo.escuro ? 'com logo' : 'sem logo'}`

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

function useAparencia(lida: Aparencia) {
  const { idfornecedor } = useTrabalho().loja
  const params = { idfornecedor }
  return useAjustes<Aparencia>(lida, {
    campos: camposDaAparencia,
    read: () => api('GET /painel/v1/{idfornecedor}/aparencia', { params }),
    write: ({ entradas, logo }, versao) =>
      api('PUT /painel/v1/{idfornecedor}/aparencia', {
        params,
        body: { entradas, logo, ...(versao !== null && { versao }) },
      }),
  })
}
