import { useRef, useState } from 'react'

import type { CaracteristicaGuardada } from '@vitrine/contract'
import { describeCaracteristica, findCuidado, hasLimites } from '@vitrine/rules/caracteristica'
import { Notice, Segmented, Select, Switch } from '@vitrine/ui'

import { Campo, Formulario, useTextos, useUma, type Escrita } from '#cadastro'
import { api, useTrabalho } from '#shell'

import {
  nomesDosCampos,
  readCampo,
  toTextos,
  withCodigo,
  type CampoEscrito,
  type Listas,
} from './campo-escrito.ts'
import { listTipos, pessoasDitas, tiposDitos } from './campos-ditos.ts'
import { EscolhaDeGrupos } from './escolha-de-grupos.tsx'
import { Opcoes } from './opcoes.tsx'
import { PreviaDoFormulario } from './previa-do-formulario.tsx'

interface EditorCampoProps {
  campo: CampoEscrito
  todos: readonly CaracteristicaGuardada[]
  onGravado: (gravado: CaracteristicaGuardada) => void
}

/** One field: what it asks, how it is answered, of whom, and what becomes of it in the shop while it is written. */
export function EditorCampo({ campo: era, todos, onGravado }: EditorCampoProps) {
  const { textos, setTextos, escritaOf } = useTextos(() => toTextos(era))
  const [listas, setListas] = useState<Listas>(era)
  const { campo, erros: faltas } = readCampo(textos, listas, era)
  const estado = useCampo(era, onGravado)
  const escrita = escritaOf(estado.erros)
  async function write(versao?: number | null) {
    if (Object.keys(faltas).length > 0) return estado.setErros(faltas)
    await estado.save(withCodigo(campo, todos), versao)
  }
  return (
    <div className="campos-editor">
      <Formulario
        nome="Campo"
        estado={estado}
        onWrite={write}
        say={(outros) => `${outros.nome}. ${describeCaracteristica(outros)}`}
        onOutra={(outros) => {
          setTextos(toTextos(outros))
          setListas(outros)
        }}
      >
        <fieldset>
          <legend className="sr-only">Pergunta</legend>
          <Campo escrita={escrita} nome="nome" label="O que perguntar" maxLength={80} />
          <Campo escrita={escrita} nome="ajuda" label="Ajuda abaixo do campo" optional maxLength={200} />
        </fieldset>
        <Cuidado textos={[campo.nome, campo.ajuda, ...campo.opcoes]} />
        <Resposta escrita={escrita} campo={campo} era={era} listas={listas} onListas={setListas} />
        <DeQuem escrita={escrita} campo={campo} listas={listas} onListas={setListas} />
        <Switch
          checked={campo.obrigatoria}
          onChange={({ target }) => escrita.onChange('obrigatoria', target.checked ? 'sim' : '')}
        >
          Obrigatório
        </Switch>
        <p className="frase-lida" aria-live="polite">
          <span className="sr-only">Em palavras: </span>
          {describeCaracteristica(campo)} {campo.obrigatoria && sayObrigatorio(campo)}
        </p>
      </Formulario>
      <PreviaDoFormulario nome="Prévia" escopo={campo.escopo} campos={[campo]} />
    </div>
  )
}

/** What becomes of who was here before the field was. */
const sayObrigatorio = ({ escopo }: CampoEscrito): string =>
  escopo === 'CLIENTE'
    ? 'Quem já tem cadastro continua comprando: a conta avisa que falta, e o campo é pedido quando a pessoa mudar o cadastro.'
    : 'Vale para os próximos pedidos; os de assinaturas que já existem seguem sem a resposta.'

interface ParteProps {
  escrita: Escrita
  campo: CampoEscrito
  listas: Listas
  onListas: (listas: Listas) => void
}

function Resposta({ escrita, campo, era, listas, onListas }: ParteProps & { era: CampoEscrito }) {
  const { tipo, escopo } = campo
  const tipos = listTipos(escopo, era.versao === null ? null : era.tipo)
  const isTexto = tipo !== 'NUMERO'
  return (
    <fieldset>
      <legend className="sr-only">Resposta</legend>
      <Select
        label="Como se responde"
        hint={
          tipos.length < 3 ? 'Depois de criado, o tipo não muda: as respostas que há são deste.' : undefined
        }
        disabled={tipos.length === 1}
        value={tipo}
        error={escrita.erros.tipo}
        onChange={({ target }) => escrita.onChange('tipo', target.value)}
      >
        {tipos.map((cada) => (
          <option key={cada} value={cada}>
            {tiposDitos[cada].nome}
          </option>
        ))}
      </Select>
      {tipo === 'LISTA' && (
        <Opcoes
          opcoes={listas.opcoes}
          erro={escrita.erros.opcoes}
          onOpcoes={(opcoes) => onListas({ ...listas, opcoes })}
        />
      )}
      {hasLimites(tipo) && (
        <div className="cadastro-par">
          <Campo
            escrita={escrita}
            nome="minimo"
            label={isTexto ? 'Mínimo de letras' : 'Menor número'}
            optional
            inputMode={isTexto ? 'numeric' : 'decimal'}
            maxLength={17}
          />
          <Campo
            escrita={escrita}
            nome="maximo"
            label={isTexto ? 'Máximo de letras' : 'Maior número'}
            optional
            inputMode={isTexto ? 'numeric' : 'decimal'}
            maxLength={17}
          />
        </div>
      )}
    </fieldset>
  )
}

function DeQuem({ escrita, campo, listas, onListas }: ParteProps) {
  return (
    <fieldset>
      <legend>A quem</legend>
      <Segmented
        label="A quem perguntar"
        name="pessoa"
        value={campo.pessoa}
        onChange={(pessoa) => escrita.onChange('pessoa', pessoa)}
        options={Object.entries(pessoasDitas).map(([value, label]) => ({
          value: value as CampoEscrito['pessoa'], // a key of that record
          label,
        }))}
      />
      <EscolhaDeGrupos
        escopo={campo.escopo}
        grupos={listas.tags}
        erro={escrita.erros.tags}
        onGrupos={(tags) => onListas({ ...listas, tags })}
      />
    </fieldset>
  )
}

/** What the law guards more closely is asked for with a reason, or not at all. */
function Cuidado({ textos }: { textos: readonly string[] }) {
  const cuidado = findCuidado(...textos)
  if (cuidado === 'SEGREDO')
    return (
      <Notice small tone="danger" live="status">
        Nunca peça senhas, números de cartão ou códigos de segurança: quem recebe por aqui não tem onde
        guardá-los com segurança.
      </Notice>
    )
  if (cuidado === 'SENSIVEL')
    return (
      <Notice small tone="warning" live="status">
        Isto parece um dado pessoal sensível (LGPD, artigos 5º e 11). Pergunte só se for indispensável, diga
        na ajuda para quê, e deixe o campo opcional.
      </Notice>
    )
  return null
}

function useCampo(campo: CampoEscrito, onGravado: EditorCampoProps['onGravado']) {
  /** Which one was written: a new field has its code of the name it had then. */
  const escrito = useRef(campo.codigo)
  const { idfornecedor } = useTrabalho().loja
  return useUma<CampoEscrito, CaracteristicaGuardada>(
    campo,
    {
      campos: nomesDosCampos,
      async write({ escopo, codigo, ordem: _ordem, ...body }, versao) {
        escrito.current = codigo
        const resposta = await api('PUT /painel/v1/{idfornecedor}/caracteristicas/{escopo}/{codigo}', {
          params: { idfornecedor, escopo, codigo },
          body: { ...body, versao },
        })
        return resposta.ok ? { ok: true, dados: resposta.dados.caracteristica } : resposta
      },
      list: () => api('GET /painel/v1/{idfornecedor}/caracteristicas', { params: { idfornecedor } }),
      isEsta: ({ escopo, codigo }) => escopo === campo.escopo && codigo === escrito.current,
    },
    onGravado,
  )
}
