import { useState } from 'react'

import type { FormaPagamentoGuardada } from '@vitrine/contract'
import { Checkbox, showToast, Switch } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'
import { Campo, type Escrita, Formulario, useTextos, useUma } from '#cadastro'

import {
  camposDoPagamento,
  nomesDosMeios,
  readPagamento,
  sayPagamento,
  toTextosDoPagamento,
  type PagamentoEscrito,
} from './pagamento.ts'

interface EditorPagamentoProps {
  forma: PagamentoEscrito
  onGravada: (gravada: FormaPagamentoGuardada) => void
}

/** A payment method: for which purchases, in how many parts, when it is due. */
export function EditorPagamento({ forma, onGravada }: EditorPagamentoProps) {
  const { textos, setTextos, escritaOf } = useTextos(() => toTextosDoPagamento(forma))
  const [ditos, setDitos] = useState(forma)
  const estado = usePagamento(forma, onGravada)
  const escrita = escritaOf(estado.erros)
  async function write(versao?: number | null) {
    const lida = readPagamento(textos, ditos)
    if ('erros' in lida) return estado.setErros(lida.erros)
    if (await estado.save({ ...lida.pagamento, idformapagto: forma.idformapagto }, versao))
      showToast('Gravado. Já vale na loja.')
  }
  return (
    <Formulario
      nome="Forma de pagamento"
      estado={estado}
      onWrite={write}
      say={(outros) => `${outros.nome}, ${sayPagamento(outros)}`}
      onOutra={(outros) => {
        setTextos(toTextosDoPagamento(outros))
        setDitos(outros)
      }}
    >
      <fieldset>
        <legend className="sr-only">Forma de pagamento</legend>
        <Campo escrita={escrita} nome="nome" label="Nome" maxLength={80} />
        <Campo
          escrita={escrita}
          nome="descricao"
          label="Explicação"
          hint="Aparece ao lado do nome."
          optional
          maxLength={300}
        />
        <DoTipo escrita={escrita} ditos={ditos} onDitos={setDitos} />
        <Valores escrita={escrita} />
        <Switch
          checked={ditos.ativa}
          onChange={({ target }) => setDitos({ ...ditos, ativa: target.checked })}
        >
          Oferecer na loja
        </Switch>
      </fieldset>
    </Formulario>
  )
}

function usePagamento(forma: PagamentoEscrito, onGravada: EditorPagamentoProps['onGravada']) {
  const { idfornecedor } = useTrabalho().loja
  const { idformapagto } = forma
  return useUma<PagamentoEscrito, FormaPagamentoGuardada>(
    forma,
    {
      campos: camposDoPagamento,
      write: ({ idformapagto: _id, ...body }, versao) =>
        api('PUT /painel/v1/{idfornecedor}/formas-pagamento/{idformapagto}', {
          params: { idfornecedor, idformapagto },
          body: { ...body, versao },
        }),
      list: () => api('GET /painel/v1/{idfornecedor}/formas-pagamento', { params: { idfornecedor } }),
      isEsta: (guardada) => guardada.idformapagto === idformapagto,
    },
    onGravada,
  )
}

/** Purchases that it is offered for. */
function Valores({ escrita }: { escrita: Escrita }) {
  return (
    <div className="cadastro-par">
      <Campo
        escrita={escrita}
        nome="condicoes.minimo"
        label="Só a partir de (R$)"
        optional
        inputMode="decimal"
        maxLength={12}
      />
      <Campo
        escrita={escrita}
        nome="condicoes.maximo"
        label="Só até (R$)"
        optional
        inputMode="decimal"
        maxLength={12}
      />
    </div>
  )
}

interface DoTipoProps {
  escrita: Escrita
  ditos: PagamentoEscrito
  onDitos: (ditos: PagamentoEscrito) => void
}

/** What only methods of this kind have. */
function DoTipo({ escrita, ditos, onDitos }: DoTipoProps) {
  switch (ditos.tipo) {
    case 'CARTAO':
      return <Parcelas escrita={escrita} />
    case 'BOLETO':
      return (
        <Campo
          escrita={escrita}
          nome="dias_boleto"
          label="Vence em quantos dias úteis"
          inputMode="numeric"
          maxLength={2}
        />
      )
    case 'FATURADO':
      return (
        <Campo
          escrita={escrita}
          nome="prazo"
          label="Prazo em dias"
          hint="Depois do pedido, como 28/35/42."
          maxLength={60}
        />
      )
    case 'ENTREGA':
      return <Meios ditos={ditos} onDitos={onDitos} erro={escrita.erros.meios} />
    case 'PIX':
      return null
  }
}

function Meios({ ditos, onDitos, erro }: Omit<DoTipoProps, 'escrita'> & { erro: string | undefined }) {
  const { meios = [] } = ditos
  return (
    <div role="group" aria-label="O que o entregador recebe">
      <div className="cadastro-dias">
        {(Object.keys(nomesDosMeios) as (typeof meios)[number][]).map((meio) => (
          <Checkbox
            key={meio}
            checked={meios.includes(meio)}
            onChange={({ target }) =>
              onDitos({
                ...ditos,
                meios: target.checked ? [...meios, meio] : meios.filter((cada) => cada !== meio),
              })
            }
          >
            {nomesDosMeios[meio]}
          </Checkbox>
        ))}
      </div>
      {erro && (
        <p className="text-danger" role="alert">
          {erro}
        </p>
      )}
    </div>
  )
}

function Parcelas({ escrita }: { escrita: Escrita }) {
  const campo = (nome: string, label: string, maxLength: number) => (
    <Campo
      escrita={escrita}
      nome={`parcelas.${nome}`}
      label={label}
      inputMode="decimal"
      maxLength={maxLength}
    />
  )
  return (
    <div className="cadastro-par">
      {campo('maximo', 'Parcelas, no máximo', 2)}
      {campo('sem_juros', 'Parcelas sem juros', 2)}
      {campo('juros_mes', 'Juros ao mês (%)', 5)}
      {campo('minimo', 'Parcela mínima (R$)', 12)}
    </div>
  )
}
