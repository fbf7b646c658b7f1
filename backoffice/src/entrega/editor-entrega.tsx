import { useState } from 'react'

import type { AreaGuardada, FormaEntregaGuardada, LojaGuardada } from '@vitrine/contract'
import { Select, showToast, Switch } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'
import { Campo, type Escrita, Formulario, useTextos, useUma } from '#cadastro'

import {
  camposDaEntrega,
  readEntrega,
  sayEntrega,
  toTextosDaEntrega,
  type EntregaEscrita,
} from './entrega.ts'
import { listCamposDasFaixas, readFaixas, toFaixaEscrita } from './faixas.ts'
import { Limites, Quando } from './quando-da-entrega.tsx'
import { TabelaDeFrete } from './tabela-de-frete.tsx'

interface EditorEntregaProps {
  forma: EntregaEscrita
  lojas: readonly LojaGuardada[]
  areas: readonly AreaGuardada[]
  onGravada: (gravada: FormaEntregaGuardada) => void
}

/** A way of delivery or pickup: what it costs, on which days and hours, how much it takes. */
export function EditorEntrega({ forma, lojas, areas, onGravada }: EditorEntregaProps) {
  const { textos, setTextos, escritaOf } = useTextos(() => toTextosDaEntrega(forma))
  const [chaves, setChaves] = useState(forma)
  const [escritas, setEscritas] = useState(() => forma.faixas.map(toFaixaEscrita))
  const estado = useEntrega(forma, escritas.length, onGravada)
  const escrita = escritaOf(estado.erros)
  async function write(versao?: number | null) {
    const { tipoEntrega, dias, atende_feriado, ativa, ordem } = chaves
    const tabela = readFaixas(escritas, chaves.faixas)
    const faixas = 'faixas' in tabela ? tabela.faixas : []
    const lida = readEntrega(textos, { tipoEntrega, dias, atende_feriado, ativa, faixas, ordem })
    if ('erros' in lida || 'erros' in tabela)
      return estado.setErros({
        ...('erros' in lida ? lida.erros : {}),
        ...('erros' in tabela ? tabela.erros : {}),
      })
    if (await estado.save({ ...lida.entrega, idformaentrega: forma.idformaentrega }, versao))
      showToast('Gravado. Já vale na loja.')
  }
  return (
    <Formulario
      nome="Forma de entrega ou retirada"
      estado={estado}
      onWrite={write}
      say={(outros) => `${outros.nome}, ${sayEntrega(outros)}`}
      onOutra={(outros) => {
        setTextos(toTextosDaEntrega(outros))
        setChaves(outros)
        setEscritas(outros.faixas.map(toFaixaEscrita))
      }}
    >
      <fieldset>
        <legend className="sr-only">Forma de entrega ou retirada</legend>
        <Campo
          escrita={escrita}
          nome="nome"
          label="Nome"
          hint="O cliente escolhe por ele: Expressa, Retirada no Centro."
          maxLength={80}
        />
        {chaves.tipoEntrega === 'RETIRADA' && <EscolhaDaLoja escrita={escrita} lojas={lojas} />}
        <Custos escrita={escrita} tipoEntrega={chaves.tipoEntrega} />
      </fieldset>
      {chaves.tipoEntrega === 'DELIVERY' && (
        <TabelaDeFrete faixas={escritas} areas={areas} erros={estado.erros} onChange={setEscritas} />
      )}
      <Quando escrita={escrita} dias={chaves.dias} onDias={(dias) => setChaves({ ...chaves, dias })} />
      <Limites escrita={escrita} />
      <QuandoVale forma={chaves} onChange={(mudanca) => setChaves({ ...chaves, ...mudanca })} />
    </Formulario>
  )
}

function useEntrega(
  forma: EntregaEscrita,
  quantasFaixas: number,
  onGravada: EditorEntregaProps['onGravada'],
) {
  const { idfornecedor } = useTrabalho().loja
  const { idformaentrega } = forma
  return useUma<EntregaEscrita, FormaEntregaGuardada>(
    forma,
    {
      campos: [...camposDaEntrega, ...listCamposDasFaixas(quantasFaixas)],
      write: ({ idformaentrega: _id, ...body }, versao) =>
        api('PUT /painel/v1/{idfornecedor}/formas-entrega/{idformaentrega}', {
          params: { idfornecedor, idformaentrega },
          body: { ...body, versao },
        }),
      list: () => api('GET /painel/v1/{idfornecedor}/formas-entrega', { params: { idfornecedor } }),
      isEsta: (guardada) => guardada.idformaentrega === idformaentrega,
    },
    onGravada,
  )
}

interface QuandoValeProps {
  forma: EntregaEscrita
  onChange: (mudanca: Partial<Pick<EntregaEscrita, 'atende_feriado' | 'ativa'>>) => void
}

function QuandoVale({ forma: { atende_feriado, ativa }, onChange }: QuandoValeProps) {
  return (
    <fieldset>
      <legend className="sr-only">Quando vale</legend>
      <Switch
        checked={atende_feriado}
        onChange={({ target }) => onChange({ atende_feriado: target.checked })}
      >
        Atender também em feriados
      </Switch>
      <Switch checked={ativa} onChange={({ target }) => onChange({ ativa: target.checked })}>
        Oferecer na loja
      </Switch>
    </fieldset>
  )
}

function EscolhaDaLoja({
  escrita: { textos, erros, onChange },
  lojas,
}: {
  escrita: Escrita
  lojas: readonly LojaGuardada[]
}) {
  return (
    <Select
      label="Onde se retira"
      value={textos.idloja ?? ''}
      error={erros.idloja}
      onChange={({ target }) => onChange('idloja', target.value)}
    >
      <option value="">Em qualquer loja</option>
      {lojas.map(({ idloja, nome }) => (
        <option key={idloja} value={idloja}>
          {nome}
        </option>
      ))}
    </Select>
  )
}

function Custos({ escrita, tipoEntrega }: { escrita: Escrita } & Pick<EntregaEscrita, 'tipoEntrega'>) {
  return (
    <div className="cadastro-par">
      <Campo
        escrita={escrita}
        nome="preco"
        label={tipoEntrega === 'DELIVERY' ? 'Frete (R$)' : 'Preço (R$)'}
        hint="0 ou vazio: grátis."
        inputMode="decimal"
        maxLength={12}
      />
      <Campo
        escrita={escrita}
        nome="gratis_acima"
        label="Grátis a partir de (R$)"
        optional
        inputMode="decimal"
        maxLength={12}
      />
      <Campo
        escrita={escrita}
        nome="pedido_minimo"
        label="Pedido mínimo (R$)"
        optional
        inputMode="decimal"
        maxLength={12}
      />
    </div>
  )
}
