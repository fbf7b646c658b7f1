import { useState } from 'react'

import type { ComboGuardado, ProdutoDeCombos } from '@vitrine/contract'
import { describeCombo } from '@vitrine/rules/combo'
import { Button, Switch, Textarea } from '@vitrine/ui'

import { Campo, Formulario, useTextos, useUma, type Escrita } from '#cadastro'
import { Frase, OndeEQuando, Vaga, VagaDeEscolha } from '#promocao'
import { api, useTrabalho } from '#shell'

import {
  flattenGrupos,
  listCampos,
  novoGrupo,
  readCombo,
  toGrupos,
  toTextos,
  vagasDoCombo,
  type ComboEscrito,
  type GrupoNaTela,
} from './campos-do-combo.ts'
import { EnsaioDoCombo } from './ensaio-do-combo.tsx'
import { GrupoDoCombo } from './grupo-do-combo.tsx'
import { sayEconomia } from './say-economia.ts'

interface EditorComboProps {
  combo: ComboEscrito
  produtos: ReadonlyMap<string, ProdutoDeCombos>
  /** A product that was found. */
  onProduto: (produto: ProdutoDeCombos) => void
  onGravado: (gravado: ComboGuardado) => void
}

/** A combo: its groups, its sentence, what it saves. */
export function EditorCombo({ combo, produtos, onProduto, onGravado }: EditorComboProps) {
  const { textos, setTextos, escritaOf } = useTextos(() => toTextos(combo))
  const [grupos, setGrupos] = useState<readonly GrupoNaTela[]>(() => toGrupos(combo))
  const estado = useCombo(combo, listCampos(grupos), onGravado)
  const escrita = escritaOf(estado.erros)
  const lido = readCombo(textos, grupos, combo.ordem)
  async function write(versao?: number | null) {
    if (Object.keys(lido.erros).length > 0) return estado.setErros(lido.erros)
    const { idcombopromocional_cabecalho } = combo
    await estado.save({ ...lido.combo, idcombopromocional_cabecalho }, versao)
  }
  const put = (i: number, mudado: Partial<GrupoNaTela>) =>
    setGrupos((antes) => antes.map((grupo, j) => (i === j ? { ...grupo, ...mudado } : grupo)))
  return (
    <>
      <Formulario
        nome="Combo"
        estado={estado}
        onWrite={write}
        say={(outros) => `${outros.nome}. ${describeCombo(outros)}`}
        onOutra={(outros) => {
          setTextos(toTextos(outros))
          setGrupos(toGrupos(outros))
        }}
      >
        <Identidade escrita={escrita} />
        {grupos.map((grupo, i) => (
          <GrupoDoCombo
            key={grupo.idgrupo}
            escrita={{ ...escrita, textos: flattenGrupos(grupos) }}
            grupo={grupo}
            lugar={i}
            produtos={produtos}
            temPreco={textos['preco.tipo'] === 'por_produto'}
            onChange={(mudado) => put(i, mudado)}
            onProduto={onProduto}
            onRemove={() => setGrupos((antes) => antes.filter((_, j) => j !== i))}
          />
        ))}
        <Button variant="outline" icon="plus" onClick={() => setGrupos((antes) => [...antes, novoGrupo()])}>
          Novo grupo
        </Button>
        <ErroDosGrupos erro={estado.erros.grupos} />
        <FraseDoCombo
          escrita={escrita}
          emPalavras={[
            grupos.length === 0 ? 'Falta incluir um grupo.' : describeCombo(lido.combo),
            sayEconomia(lido.combo, produtos),
          ]
            .filter(Boolean)
            .join(' ')}
        />
      </Formulario>
      <EnsaioDoCombo lido={lido} combo={combo} onErros={estado.setErros} />
    </>
  )
}

function ErroDosGrupos({ erro }: { erro: string | undefined }) {
  if (!erro) return null
  return (
    <p className="field-error" role="alert">
      {erro}
    </p>
  )
}

function Identidade({ escrita }: { escrita: Escrita }) {
  const { textos, erros, onChange } = escrita
  return (
    <fieldset>
      <legend className="sr-only">Combo</legend>
      <Campo escrita={escrita} nome="nome" label="Nome" maxLength={80} />
      <Textarea
        label="Explicação"
        optional
        maxLength={500}
        value={textos.descricao ?? ''}
        error={erros.descricao}
        onChange={({ target }) => onChange('descricao', target.value)}
      />
      <Switch
        checked={textos.ativo === 'sim'}
        onChange={({ target }) => onChange('ativo', target.checked ? 'sim' : '')}
      >
        Ligado
      </Switch>
      <Switch
        checked={textos.exige_login === 'sim'}
        onChange={({ target }) => onChange('exige_login', target.checked ? 'sim' : '')}
      >
        Só compra quem entrou na conta
      </Switch>
      <Campo
        escrita={escrita}
        nome="tags"
        label="Só para clientes com estas etiquetas"
        hint="Separe por vírgulas."
        optional
        maxLength={500}
      />
    </fieldset>
  )
}

function FraseDoCombo({ escrita, emPalavras }: { escrita: Escrita; emPalavras: string }) {
  const tipo = escrita.textos['preco.tipo']
  const numero = { escrita, inputMode: 'decimal', maxLength: 12 } as const
  return (
    <Frase escrita={escrita} vagas={vagasDoCombo} emPalavras={emPalavras}>
      Quem leva isto{' '}
      <VagaDeEscolha
        escrita={escrita}
        nome="preco.tipo"
        label={vagasDoCombo['preco.tipo']}
        opcoes={{
          percentual: 'paga um percentual a menos',
          fixo: 'paga um preço só',
          por_produto: 'paga o preço de combo de cada produto',
        }}
      />
      {tipo === 'fixo' && (
        <>
          : R$ <Vaga {...numero} nome="preco.valor" label={vagasDoCombo['preco.valor']} />
        </>
      )}
      {tipo === 'percentual' && (
        <>
          : <Vaga {...numero} nome="preco.percentual" label={vagasDoCombo['preco.percentual']} /> %
        </>
      )}
      , <OndeEQuando escrita={escrita} vagas={vagasDoCombo} />, até{' '}
      <Vaga
        escrita={escrita}
        inputMode="numeric"
        maxLength={5}
        nome="limite_por_pedido"
        label={vagasDoCombo.limite_por_pedido}
        placeholder="quantas"
        largura={7}
      />{' '}
      vezes por pedido.
    </Frase>
  )
}

function useCombo(combo: ComboEscrito, campos: readonly string[], onGravado: EditorComboProps['onGravado']) {
  const { idfornecedor } = useTrabalho().loja
  const { idcombopromocional_cabecalho } = combo
  return useUma<ComboEscrito, ComboGuardado>(
    combo,
    {
      campos,
      write: ({ idcombopromocional_cabecalho: _id, ...body }, versao) =>
        api('PUT /painel/v1/{idfornecedor}/combos/{idcombopromocional_cabecalho}', {
          params: { idfornecedor, idcombopromocional_cabecalho },
          body: { ...body, versao },
        }),
      list: () => api('GET /painel/v1/{idfornecedor}/combos', { params: { idfornecedor } }),
      isEsta: (guardado) => guardado.idcombopromocional_cabecalho === idcombopromocional_cabecalho,
    },
    onGravado,
  )
}
