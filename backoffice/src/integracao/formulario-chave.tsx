import { useState } from 'react'

import type { ApiKey, ChamadaDeChave, UsoDaChave } from '@vitrine/contract'
import { OptionCard, OptionGroup, Segmented, TextInput } from '@vitrine/ui'

import { FormularioDeEnvio, useEnvio } from '#chamada'
import { api, useTrabalho } from '#shell'

import { EscolhaDeChamadas, NENHUMA } from './escolha-de-chamadas.tsx'
import { usosDitos } from './say-chave.ts'

const CRIA = 'POST /painel/v1/{idfornecedor}/chaves'
type Validade = '90' | '365' | ''
const validades: { value: Validade; label: string }[] = [
  { value: '90', label: '90 dias' },
  { value: '365', label: '1 ano' },
  { value: '', label: 'Sem prazo' },
]
const usos = ['ERP', 'COMPRA'] as const

interface FormularioChaveProps {
  possiveis: readonly ChamadaDeChave[]
  onCriada: (chave: ApiKey & { chave: string }) => void
}

/** A new key: what it is called, and what it may do. */
export function FormularioChave({ possiveis, onCriada }: FormularioChaveProps) {
  const { idfornecedor } = useTrabalho().loja
  const [nome, setNome] = useState('')
  const [uso, setUso] = useState<UsoDaChave>('ERP')
  const [validade, setValidade] = useState<Validade>('365')
  const [escolhidas, setEscolhidas] = useState<readonly string[] | null>(null)
  const chamadas = uso === 'ERP' && escolhidas ? [...escolhidas] : null
  const envio = useEnvio(['nome', 'chamadas'])
  const { erros, setErros, send } = envio
  const chamada = {
    key: CRIA,
    params: { idfornecedor },
    body: { nome, uso, validade_dias: validade === '' ? null : Number(validade), chamadas },
  } as const
  async function create() {
    if (nome.trim() === '') return setErros({ nome: 'Dê um nome à chave.' })
    if (chamadas?.length === 0) return setErros({ chamadas: NENHUMA })
    const criada = await send(() => api(CRIA, chamada))
    if (criada) onCriada(criada)
  }
  return (
    <FormularioDeEnvio
      nome="Nova chave"
      envio={envio}
      acao="Criar chave"
      onEnvio={create}
      chamada={{ para: 'Criar esta chave', ...chamada }}
    >
      <TextInput
        label="Nome"
        hint="Qual sistema a usa: ERP da matriz."
        autoComplete="off"
        maxLength={60}
        value={nome}
        error={erros.nome}
        onChange={({ target }) => setNome(target.value)}
      />
      <EscolhaDoUso value={uso} onChange={setUso} />
      {uso === 'ERP' && (
        <EscolhaDeChamadas
          possiveis={possiveis}
          value={escolhidas}
          error={erros.chamadas}
          onChange={setEscolhidas}
        />
      )}
      <div>
        <p>Por quanto tempo vale</p>
        <Segmented
          label="Por quanto tempo vale"
          name="validade"
          options={validades}
          value={validade}
          onChange={setValidade}
        />
      </div>
    </FormularioDeEnvio>
  )
}

function EscolhaDoUso({ value, onChange }: { value: UsoDaChave; onChange: (uso: UsoDaChave) => void }) {
  return (
    <OptionGroup label="O que a chave pode fazer">
      {usos.map((cada) => (
        <OptionCard
          key={cada}
          name="uso"
          value={cada}
          title={usosDitos[cada].nome}
          sub={usosDitos[cada].alcance}
          checked={value === cada}
          onChange={() => onChange(cada)}
        />
      ))}
    </OptionGroup>
  )
}
