import { useId, useState } from 'react'

import type { MovimentoDito, MovimentoFeito, ProdutoDoCatalogo } from '@vitrine/contract'
import { Select, showToast, Textarea, TextInput } from '@vitrine/ui'

import type { Erros } from '#ajuste'
import { readCampos } from '#cadastro'
import { FormularioDeEnvio, useEnvio } from '#chamada'
import { api, useTrabalho } from '#shell'

import { ditos, previewEstoque, sayEstoque, type TipoDito } from './palavras.ts'

const MOVE = 'POST /painel/v1/{idfornecedor}/produtos/{idcadastroextraproduto}/movimentos'

interface FormularioProps {
  produto: ProdutoDoCatalogo
  estoque: number | null
  onFeito: (feito: MovimentoFeito) => void
  /** Somebody moved it meanwhile: done once the amount of now is known. */
  onMudou: () => Promise<void>
}

/** What moved, how much, and why. */
export function FormularioDoMovimento({ produto, estoque, onFeito, onMudou }: FormularioProps) {
  const { idfornecedor } = useTrabalho().loja
  const { idcadastroextraproduto, unidade, nome } = produto
  const [tipo, setTipo] = useState<TipoDito>(estoque === null ? 'CONTAGEM' : 'ENTRADA')
  const [textos, setTextos] = useState({ quantidade: '', motivo: '', nota: '' })
  // One for each movement: sent again after an answer that was lost, it is the same one.
  const [chave, setChave] = useState(() => crypto.randomUUID())
  const envio = useEnvio(['quantidade', 'motivo', 'nota'])
  const { erros, setErros, send } = envio
  const lida = readCampos(textos)
  const quantidade = lida.decimalOf('quantidade', 3)
  const params = { idfornecedor, idcadastroextraproduto }
  const body: MovimentoDito = {
    tipo,
    ...(tipo !== 'SEM_CONTROLE' && quantidade !== null && { quantidade }),
    motivo: textos.motivo.trim(),
    nota: textos.nota.trim(),
    ...(tipo === 'CONTAGEM' && { visto: estoque }),
    chave_idempotencia: chave,
  }
  const change = (campo: keyof typeof textos) => (event: { target: { value: string } }) => {
    setTextos((antes) => ({ ...antes, [campo]: event.target.value }))
    // What was wrong with it was said of something else.
    if (erros[campo]) setErros(Object.fromEntries(Object.entries(erros).filter(([nome]) => nome !== campo)))
  }

  async function write() {
    const faltas = listFaltas({ tipo, quantidade, motivo: body.motivo }, lida.erros)
    if (Object.keys(faltas).length > 0) return setErros(faltas)
    const feito = await send(async () => {
      const resposta = await api(MOVE, { params, body })
      // Told to count again, somebody counts from what there is now: it is read before the telling.
      if (!resposta.ok && tipo === 'CONTAGEM') await onMudou()
      return resposta
    })
    if (!feito) return
    setTextos({ quantidade: '', motivo: '', nota: '' })
    setChave(crypto.randomUUID())
    if (feito.estoque === null) setTipo('CONTAGEM')
    showToast(`${nome}: ${sayEstoque(feito.estoque, unidade)}`)
    onFeito(feito)
  }
  return (
    <FormularioDeEnvio
      nome="Movimentar o estoque"
      envio={envio}
      acao="Gravar movimento"
      onEnvio={write}
      chamada={{ para: 'Gravar este movimento', key: MOVE, params, body }}
    >
      <Campos
        {...{ tipo, setTipo, textos, change, erros, unidade, estoque }}
        depois={lida.erros.quantidade ? null : previewEstoque(estoque, tipo, quantidade)}
      />
    </FormularioDeEnvio>
  )
}

function listFaltas(
  { tipo, quantidade, motivo }: { tipo: TipoDito; quantidade: number | null; motivo: string },
  erros: Erros,
): Erros {
  const precisa = tipo !== 'SEM_CONTROLE'
  return {
    ...(precisa && quantidade === null && { quantidade: 'Diga quanto.' }),
    ...(precisa && quantidade !== null && quantidade < 0 && { quantidade: 'Diga quanto, sem sinal.' }),
    ...(precisa && erros.quantidade !== undefined && { quantidade: erros.quantidade }),
    ...(motivo === '' && { motivo: 'Diga por quê.' }),
  }
}

interface CamposProps {
  tipo: TipoDito
  setTipo: (tipo: TipoDito) => void
  textos: { quantidade: string; motivo: string; nota: string }
  change: (campo: 'quantidade' | 'motivo' | 'nota') => (event: { target: { value: string } }) => void
  erros: Erros
  unidade: string
  estoque: number | null
  depois: number | null
}

function Campos({ tipo, setTipo, textos, change, erros, unidade, estoque, depois }: CamposProps) {
  // What is not counted can only be counted.
  const cabem = ditos.filter((cada) => estoque !== null || cada.tipo === 'CONTAGEM')
  return (
    <>
      <div className="estoque-par">
        <Select
          label="O que aconteceu"
          value={tipo}
          onChange={({ target }) => setTipo(cabem.find((cada) => cada.tipo === target.value)?.tipo ?? tipo)}
        >
          {cabem.map((cada) => (
            <option key={cada.tipo} value={cada.tipo}>
              {cada.nome}
            </option>
          ))}
        </Select>
        {tipo !== 'SEM_CONTROLE' && (
          <TextInput
            label={tipo === 'CONTAGEM' ? `Quanto há (${unidade})` : `Quanto (${unidade})`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={textos.quantidade}
            error={erros.quantidade}
            onChange={change('quantidade')}
          />
        )}
      </div>
      <Motivo tipo={tipo} texto={textos.motivo} erro={erros.motivo} onChange={change('motivo')} />
      <Textarea
        label="Observação"
        optional
        rows={2}
        maxLength={300}
        value={textos.nota}
        error={erros.nota}
        onChange={change('nota')}
      />
      <p role="status" className="text-ink-muted num">
        {sayDepois({ tipo, depois, unidade })}
      </p>
    </>
  )
}

interface MotivoProps {
  tipo: TipoDito
  texto: string
  erro: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

/** Why, in one's own words or those that are usual. */
function Motivo({ tipo, texto, erro, onChange }: MotivoProps) {
  const id = useId()
  return (
    <>
      <TextInput
        label="Motivo"
        autoComplete="off"
        list={id}
        maxLength={80}
        value={texto}
        error={erro}
        onChange={onChange}
      />
      <datalist id={id}>
        {(ditos.find((cada) => cada.tipo === tipo)?.motivos ?? []).map((motivo) => (
          <option key={motivo} value={motivo}>
            {motivo}
          </option>
        ))}
      </datalist>
    </>
  )
}

function sayDepois({ tipo, depois, unidade }: Pick<CamposProps, 'tipo' | 'depois' | 'unidade'>): string {
  if (tipo === 'SEM_CONTROLE') return 'Sem contar, sempre pode ser comprado.'
  if (depois === null) return ''
  return depois < 0 ? 'Não há tanto no estoque.' : `Ficam ${sayEstoque(depois, unidade)}`
}
