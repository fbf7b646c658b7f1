import { useState } from 'react'
import type { FormEvent } from 'react'

import type { DiaFechadoGuardado } from '@vitrine/contract'
import { formatDia, nameDia } from '@vitrine/rules/data'
import { Button, IconButton, Notice, showToast, TextInput } from '@vitrine/ui'

import { toErros, type Erros } from '#ajuste'
import { putGuardada, useRemove } from '#cadastro'
import { api, useTrabalho } from '#shell'

import { Feriados } from './feriados.tsx'
import type { Mudanca } from './use-feriados.ts'

interface SecaoProps {
  dias: readonly DiaFechadoGuardado[]
  isLeitura: boolean
  onChange: (dias: DiaFechadoGuardado[]) => void
}

const porDia = (dias: readonly DiaFechadoGuardado[]) => dias.toSorted((a, b) => (a.data < b.data ? -1 : 1))

/** The days after some were closed or opened. */
function applyMudanca(dias: readonly DiaFechadoGuardado[], { fechados = [], abertos = [] }: Mudanca) {
  const mudados = new Set([...fechados.map(({ data }) => data), ...abertos])
  return porDia([...dias.filter(({ data }) => !mudados.has(data)), ...fechados])
}

/** Days on which nothing is delivered or picked up, beside holidays: closed, and opened again. */
export function SecaoDias({ dias, isLeitura, onChange }: SecaoProps) {
  const put = (gravado: DiaFechadoGuardado) =>
    onChange(porDia(putGuardada(dias, gravado, ({ data }) => data)))
  const remove = useRemoveDia({
    onFora: (fora) => onChange(dias.filter(({ data }) => data !== fora.data)),
    onVolta: put,
  })
  return (
    <>
      <p className="text-ink-muted">
        Feriados nacionais e do estado já contam; cada forma diz se os atende. Aqui ficam os da cidade e os da
        loja.
      </p>
      <ul className="ajustes-lista" aria-label="Dias fechados">
        {dias.map((dia) => (
          <li key={dia.data}>
            <div>
              <b>{dia.nome}</b>
              <p>{`${nameDia(dia.data)}, ${formatDia(dia.data)}`}</p>
            </div>
            {!isLeitura && (
              <IconButton
                icon="trash-2"
                label={`Abrir ${formatDia(dia.data)}`}
                onClick={() => void remove(dia)}
              />
            )}
          </li>
        ))}
      </ul>
      {dias.length === 0 && <p className="text-ink-muted">Nenhum dia fechado à frente.</p>}
      {!isLeitura && <Feriados dias={dias} onChange={(mudanca) => onChange(applyMudanca(dias, mudanca))} />}
      {!isLeitura && <NovoDia onFechado={put} />}
    </>
  )
}

function NovoDia({ onFechado }: { onFechado: (gravado: DiaFechadoGuardado) => void }) {
  const [textos, setTextos] = useState(nada)
  const { erros, isEspera, close } = useNovoDia(onFechado)
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (await close(textos)) setTextos(nada)
  }
  return (
    <form
      className="ajustes-form"
      aria-label="Fechar um dia"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
    >
      <div className="cadastro-par">
        <TextInput
          type="date"
          label="Dia"
          value={textos.data}
          error={erros.data}
          onChange={({ target }) => setTextos({ ...textos, data: target.value })}
        />
        <TextInput
          label="Motivo"
          hint="O cliente o lê: Aniversário da cidade."
          autoComplete="off"
          maxLength={80}
          value={textos.nome}
          error={erros.nome}
          onChange={({ target }) => setTextos({ ...textos, nome: target.value })}
        />
      </div>
      {erros[''] && (
        <Notice tone="danger" live="alert">
          {erros['']}
        </Notice>
      )}
      <Button type="submit" variant="outline" icon="plus" loading={isEspera}>
        Fechar este dia
      </Button>
    </form>
  )
}

const nada = { data: '', nome: '' }

function useNovoDia(onFechado: (gravado: DiaFechadoGuardado) => void) {
  const { idfornecedor } = useTrabalho().loja
  const [erros, setErros] = useState<Erros>({})
  const [isEspera, setEspera] = useState(false)
  /** Whether it was closed. */
  async function close({ data, nome }: typeof nada): Promise<boolean> {
    if (isEspera) return false
    const faltas = listFaltas({ data, nome })
    setErros(faltas)
    if (Object.keys(faltas).length > 0) return false
    setEspera(true)
    const resposta = await api('PUT /painel/v1/{idfornecedor}/dias-fechados/{dia}', {
      params: { idfornecedor, dia: data },
      body: { nome: nome.trim(), versao: null },
    })
    setEspera(false)
    if (resposta.ok) {
      onFechado(resposta.dados)
      showToast('Fechado. Já vale na loja.')
      return true
    }
    const { falha } = resposta
    const isFechado = falha.codigo === 'cadastro_mudou'
    setErros(isFechado ? { data: 'Este dia já está fechado.' } : toErros(falha, ['nome', 'data']))
    return false
  }
  return { erros, isEspera, close }
}

function listFaltas({ data, nome }: { data: string; nome: string }): Erros {
  return {
    ...(data === '' && { data: 'Escolha o dia.' }),
    ...(nome.trim() === '' && { nome: 'Diga por quê: o cliente lê.' }),
  }
}

type Removido = Pick<Parameters<typeof useRemove<DiaFechadoGuardado>>[0], 'onFora' | 'onVolta'>

function useRemoveDia(removido: Removido) {
  const { idfornecedor } = useTrabalho().loja
  return useRemove<DiaFechadoGuardado>({
    ...removido,
    say: ({ data }) => `${formatDia(data)} está aberto de novo.`,
    remove: ({ data, versao }) =>
      api('DELETE /painel/v1/{idfornecedor}/dias-fechados/{dia}', {
        params: { idfornecedor, dia: data },
        query: { versao },
      }),
    restore: ({ data, nome }) =>
      api('PUT /painel/v1/{idfornecedor}/dias-fechados/{dia}', {
        params: { idfornecedor, dia: data },
        body: { nome, versao: null },
      }),
  })
}
