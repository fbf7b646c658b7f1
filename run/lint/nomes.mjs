import { basename } from 'node:path'

/** Portuguese verbs that have begun a name here, as they are looked up; one that is missing is added. */
const infinitivos = `abater abrir aceitar adicionar alterar apagar aplicar aprovar atualizar avisar baixar buscar calcular
  cancelar carregar colar colocar comecar comparar compartilhar comprar conferir confirmar contar copiar corrigir criar definir
  desbloquear desfazer desistir desligar devolver dividir editar encerrar encontrar entrar envasar enviar escolher esconder
  escrever esperar esquecer esvaziar excluir exportar fechar filtrar formatar gerar gravar guardar importar imprimir incluir
  indicar juntar julgar largar ler levar ligar limpar listar marcar mesclar migrar montar mostrar mover mudar nomear obter orcar
  ordenar pagar pedir pegar perguntar pressionar procurar provocar pular recarregar receber recuperar recusar redefinir reenviar
  remover renomear repetir responder restaurar retirar sair salvar separar servir soltar somar submeter tirar tokenizar trocar
  usar validar vender ver verificar voltar`

/** The same as somebody does it, where that is neither a noun (busca, compra, conta, entrega, lista, marca, recusa, soma, troca, volta)
 * nor English (define, divide, move). */
const conjugados = `abate abre aceita adiciona altera apaga aplica aprova atualiza avisa cabe calcula cancela carrega coloca
  compara compartilha confere confirma corrige cria desbloqueia desfaz desiste desliga devolve edita encerra
  encontra entra envasa envia esconde escreve esquece esvazia exclui exporta fecha filtra formata gera grava importa imprime inclui
  indica julga leva limpa mescla migra monta mostra muda obtem ordena paga pede pega pode provoca pula recarrega recebe recupera
  redefine reenvia renomeia repete responde restaura retira sai salva separa solta submete tira usa valida vale vende verifica`

const verbos = new Set(`${infinitivos} ${conjugados}`.split(/\s+/))

const PORQUE = 'nouns are Portuguese, verbs are English (CONTRIBUTING, names)'

/**
 * Names of files, of what they export and of every function begin with an English verb or with a noun. A route module is named by its
 * address, and a component that no other file sees by the words on its button.
 * @satisfies {import('./index.mjs').Rule}
 */
export const nomes = {
  /** @type {import('./index.mjs').Create} */
  create(context) {
    const arquivo = basename(context.filename.replaceAll('\\', '/'))
    if (/\.route\.tsx?$/.test(arquivo)) return {}
    /** @param {import('./index.mjs').Ponto} node @param {string | undefined} nome */
    function check(node, nome) {
      const verbo = nome && findVerbo(nome)
      if (verbo) context.report({ node, message: `'${nome}' begins with '${verbo}': ${PORQUE}.` })
    }
    /** What is exported is seen there. @param {import('./index.mjs').Ponto} node @param {string} nome @param {{ type: string } | null} pai */
    function checkInterna(node, nome, pai) {
      if (/^[a-z]/.test(nome) && pai?.type !== 'ExportNamedDeclaration') check(node, nome)
    }
    return {
      Program: (node) => check(node, arquivo.replace(/\..*$/, '')),
      FunctionDeclaration: ({ id, parent }) => id && checkInterna(id, id.name, parent),
      VariableDeclarator({ id, init, parent }) {
        if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression')
          checkInterna(id, id.name, parent.parent)
      },
      ExportNamedDeclaration({ declaration }) {
        if (!declaration) return
        if ('declarations' in declaration)
          for (const { id } of declaration.declarations) check(id, 'name' in id ? id.name : undefined)
        else if ('id' in declaration && declaration.id && 'name' in declaration.id)
          check(declaration.id, declaration.id.name)
      },
    }
  },
}

/** The first word, or the second after `use` and `can`. @param {string} nome in kebab-case or camelCase */
function findVerbo(nome) {
  const [first = '', second = ''] = nome
    .replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-')
    .toLowerCase()
    .split('-')
  return [first, /^(use|can)$/.test(first) ? second : ''].find((palavra) => verbos.has(palavra))
}
