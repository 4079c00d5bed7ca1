/**
 * Words by what they mean in an order to an agent, folded (no accents, lower case), apostrophes left out.
 * Verbs stand as orders use them (`ignore`, not `ignores`): a description says `Sends …`, an order `Send …`.
 */
export const CONCEPTS = {
  // Negation. NOT forbids; what only states is the special word #isnt.
  NOT: `not never dont mustnt shouldnt no nunca jamas nie niemals nicht keinesfalls ne jamais nao non mai
    не никогда niet nooit 不要 请勿 不得 不可 切勿 别 勿 禁止 不能 不许 不准 하지`,
  SAYS_NOT: '#isnt doesnt isnt arent wasnt didnt cannot cant wont neither nor',
  ANY_NOT: `not never dont mustnt shouldnt no without nor neither avoid refuse refuses prevents prevent
    #isnt doesnt isnt arent wasnt didnt cannot cant wont stop rejects
    nicht nunca jamais ne 不要 请勿 不得 不可 不会 从不 不`,

  // Earlier orders, and setting them aside.
  DROP: `ignore disregard forget override overrule bypass circumvent discard abandon overlook ignoring disregarding
    ignorez oubliez oublie ignora ignorad ignore ignoren olvida olvide olvidad ignoriere ignorieren
    ignoriert vergiss vergessen missachte dimentica ignorate esqueca desconsidere desobedeca
    игнорируй игнорируйте забудь забудьте negeer vergeet zignoruj zapomnij
    忽略 无视 無視 忘记 忘掉 忘れ 무시 잊어`,
  EARLIER: `previous prior earlier above preceding before all any other your existing original former
    initial current every past foregoing system developer safety
    anteriores previas previos anterior todas todos tus sus vorherigen bisherigen vorigen alle deine ihre fruheren
    precedentes precedents precedente toutes tous vos tes precedenti tutte tutti tue suas seus
    предыдущие прежние все eerdere vorige poprzednie wszystkie
    之前 以前 先前 以上 所有 此前 前面 上述 系统 これまで 前 이전 모든`,
  ORDERS: `instructions instruction orders directives directive prompt prompts rules rule guidelines
    guideline guidance directions guardrails guardrail policies policy restrictions constraints commands safeguards programming
    instrucciones ordenes reglas indicaciones anweisungen anweisung regeln vorgaben befehle consignes
    directives regles istruzioni regole instrucoes regras ordens инструкции указания правила
    instructies instrukcje polecenia 指令 指示 提示 提示词 规则 规定 命令 指引 설정 지시 지침 명령`,
  EARLIER_AFTER: `anteriores previas previos anterior precedentes precedents precedente precedenti above
    before earlier previously`,
  /** What an order is said to be that holds no longer. */
  VOID: `void invalid obsolete suspended cancelled canceled revoked superseded outdated overridden overruled withdrawn
    rescinded terminated`,
  STANDING: 'previous prior earlier system developer safety your original existing initial above',
  SUPERSEDE: `override overrides supersede supersedes outrank outranks precedence replace replaces overrule
    overrules`,
  FOLLOW: `follow obey execute comply heed perform carry adhere befolge befolgen sigue siga suis suivez
    segui esegui siga obedece 执行 遵循 服从 遵守 従っ 따르`,
  OBEY: 'obey comply',

  // The two who talk.
  USER: `user users human humans customer person whoever client operator them him her usuario usuarios usuaria benutzer
    benutzers nutzer anwender lutilisateur utilisateur utilisateurs utente lutente usuarios
    пользователю пользователя пользователь gebruiker uzytkownikowi uzytkownika
    用户 使用者 用戶 ユーザー 사용자 利用者`,
  AGENT: `agent agents assistant assistants model models llm llms ai ais chatbot claude gpt chatgpt copilot cursor
    gemini`,
  YOU: 'you your yourself',

  // Keeping something from the user.
  TELL: `tell inform notify alert warn advise telling informing notifying alerting warning digas digan decir
    informes avises informar avisar sag sagen sage informiere informieren erzahle mitteilen verrate erwahne dis
    dites dire informe informez dire dica diga diga conte informi сообщай сообщайте говори говорите
    vertel mow informuj 告诉 告知 通知 伝え 知らせ 教え 알리 말하`,
  MENTION: `mention reveal disclose show expose share report say describe display discuss explain acknowledge
    admit surface reference include list log menciones mencione mostrar muestres reveles erwahnen erwahne zeige
    zeigen mentionne mentionnez revele revelez montre mostre mencione mostra menzionare показывай упоминай
    提及 透露 显示 展示 提到 泄露 表示`,
  META: `this these that it steps step instruction instructions note notice message tool call calls process
    action actions behavior behaviour directive directives prompt anything existence presence copy forwarding
    transfer upload esto estas estos pasos dies diese davon hiervon cela ceci ces questo isso isto
    этом 这 此 这些 本 これ 이것`,
  KNOW: 'know knows see sees learn notice told aware informed notified shown find discover realize realise',
  /** What somebody notices who was not told. */
  NOTICE:
    'notice notices realize realise suspect suspects wonder spot catch learn know find discover aware',
  HIDE: `hide conceal withhold oculta ocultar oculte verberge verheimliche verbergen cache cachez cacher
    nascondi esconda oculte скрой скрывай verberg ukryj 隐瞒 隐藏 瞒 隠し 숨기`,
  WITHOUT: 'without sin ohne sans senza sem без zonder bez',
  TELLING: `telling informing notifying asking alerting warning mentioning revealing disclosing showing
    knowledge consent permission approval confirmation awareness decir decirle preguntar avisar zu dire
    demander dire chiedere dizer perguntar`,
  SECRETLY: `secretly covertly stealthily surreptitiously discreetly clandestinely heimlich unbemerkt
    secretamente discretamente secretement segretamente 秘密 偷偷 悄悄 暗中 こっそり 몰래`,
  SILENTLY: 'silently quietly invisibly unobtrusively',
  ACT: `send forward upload call run read pass include copy execute proceed continue write delete install
    commit push deploy pay buy order transfer book publish merge perform apply change update create make do
    record append transmit post attach fetch open invoke add store save submit collect gather`,

  // Consent.
  REFUSE: `declines refuses denies objects disagrees rejects decline refuse deny objected declined refused
    cancels says`,
  ANYWAY: 'anyway regardless nonetheless nevertheless still trotzdem',
  CONSENT: 'confirmation permission approval consent confirm approve authorization',
  ASK: `ask prompt request require requesting asking wait pide pregunta pida frage frag bitte fordere demande
    demandez chiedi peca pergunte попроси спроси vraag 询问 要求 让 请求 索要 尋ね 求め 요청`,

  // What an answer has to say.
  /** Names of a client's tools that ask its user. */
  ASK_TOOL: `ask_user ask_user_question askuser askuserquestion ask_human ask_followup_question request_approval
    request_confirmation request_permission confirm_with_user get_user_approval notify_user user_confirmation`,

  ALWAYS: 'always immer siempre toujours sempre 总是 始终 务必 必ず 항상 invariably',
  ANSWER: `answer respond reply say claim state assert conclude confirm insist pretend antworte responde
    reponds rispondi responda`,
  FINE: `passed succeeded successful success successfully safe clean secure fine fixed completed harmless
    approved verified trusted trustworthy ok correct accurate genuine legitimate`,
  THAT: 'that dass que che',

  // Another role.
  ROLE: `unrestricted unfiltered uncensored jailbroken dan root superuser developer maintenance debug god
    unlimited admin administrator evil`,
  TASK: `task tasks goal objective mission purpose job role assignment duty mandate instructions instruction orders directive
    directives`,
  REAL: 'real true actual new hidden secret genuine primary updated only sole',
  DECODE: 'decode decrypt deobfuscate unscramble decipher dekodiere decodifica decode 解码 解密',
  ENCODED: 'base64 hex rot13 encoded hexadecimal base32 urlencoded encrypted encode encoding',

  // Borrowed authority.
  AUTHORITY: `administrator admin administrators anthropic openai google microsoft developer developers system
    security vendor owner platform maintainer`,
  SAFETY: `safety guardrails guardrail moderation restrictions safeguards protections safeguard filters filter
    policies limits checks confirmations approvals sicherheitsprufungen`,
  SUSPENDED: `suspended disabled lifted waived off inactive removed deactivated paused unnecessary bypassed
    ausgesetzt deaktiviert`,
  SESSION: 'session conversation chat now today',
  UNTRUSTED: `result results output outputs response responses reply document page pages returned found
    contained comment comments`,

  // Files and settings on the user's side.
  READ: `read open cat load fetch retrieve access inspect get collect grab lee lies abre lis leggi leia 读取 打开
    読み 읽`,
  CONFIG: `config configuration settings mcp.json .cursor claude_desktop_config.json configs 配置`,
  FILE: 'file files content contents 文件',
  MINE: `your clients agents hosts assistants client host agent users user local home cursor claude vscode`,
  SYSTEM: 'system developer hidden initial',
  PROMPT: 'prompt prompts instructions message messages',
  REVEAL: `reveal print repeat output include send copy pass paste put append share leak dump recite echo
    return disclose quote show`,

  // Data that the agent holds.
  CHAT: `conversation conversations chat transcript transcripts dialogue dialog thread conversacion
    gesprach gesprachsverlauf chatverlauf verlauf conversazione conversa 对话 聊天 会话 会話 대화`,
  HISTORY:
    'history log logs context contents content memory summary text historial historique cronologia 记录 历史 履歴',
  PRIVATE: `conversation conversations transcript transcripts secrets secret credentials credential
    cookies cookie passwords prompts memories keystrokes clipboard inbox contacts environment
    apikey apikeys conversacion gesprachsverlauf chatverlauf 对话 聊天 会話`,
  SAID: `message messages prompt prompts question questions input inputs query queries request words email
    emails mail address name identity location files file documents data notes reply answer answers session
    profile contacts calendar mensaje nachricht nachrichten eingabe pregunta message`,
  USERS: `users user your humans persons customers clients`,
  LAST: 'last latest recent previous entire full whole complete every all each current',

  // Where data leaves by.
  SEND: `send forward post upload report submit transmit copy store save put write deliver sync mirror exfiltrate
    push publish ship relay hand envia envie envoie envoyez sende schicke invia enviar subir 发送 上传 转发 提交 送信 전송`,
  APPEND: `append add encode put embed include attach insert concatenate place pass stuff write smuggle pack
    anade agrega ajoute ajoutez hange fuge aggiungi adicione inclua incluye 附加 添加 编码 加入 放入`,
  LINK: `url urls link links query querystring subdomain subdomains hostname domain address path image images
    uri pixel href parameter parameters fragment src webhook enlace lien bild 链接 网址 图片`,
  WHERE: 'in into to as onto inside en im in dans nel no na via through',
  OPEN: `open visit load fetch render display click resolve request call navigate browse get follow ping
    query lookup embed show abre visita offne ouvre 打开 访问`,
  URL: '#url #url-open #url-slot',
  ADDRESS: '#url #url-open #url-slot #email #host',
  SLOTTED: '#url-open #url-slot',
  EVERY: `every each all any always everything jede jeden jeder alle alles cada todos todas chaque tous ogni
    每 所有 すべて 모든`,
  DOCUMENT: `message messages email emails mail reply replies file files document documents result results response
    responses output outputs conversation prompt prompts answer answers note notes attachment attachments mensaje
    nachricht correo mails 邮件`,
  /** Where services keep the keys of others, by the name of the variable. */
  KNOWN_VARIABLE: `aws_secret_access_key aws_access_key_id aws_session_token openai_api_key anthropic_api_key github_token gh_token
    gitlab_token npm_token slack_bot_token stripe_secret_key database_url google_application_credentials`,
  /** What a person did to put data into a conversation. */
  SAYS: 'said typed wrote told asked entered pasted says types writes pastes enters asks uploaded shared discussed',
  BCC: 'bcc cc blind',

  // Secrets.
  SEED: `mnemonic seedphrase seed_phrase recoveryphrase recovery_phrase 助记词 助記詞 ニーモニック`,
  PHRASE: 'phrase phrases words frase',
  SEEDY: 'seed recovery mnemonic backup semilla recuperacion wiederherstellungs secret',
  PRIVATE_KEY: `private_key privatekey privatekeys 私钥 私鑰 秘密鍵 개인키`,
  KEY_FILE: `id_rsa id_ed25519 id_ecdsa id_dsa .ssh .gnupg credentials.json service_account.json .pem .p12 .pfx server.key
    .netrc wallet.dat keystore kubeconfig .kube shadow application_default_credentials.json
    .aws keychain .pgpass .htpasswd logindata cookies.sqlite key4.db logins.json .docker .azure`,
  DOTFILE: `.env .env.local .env.production .env.development .npmrc .pypirc .envrc .bash_history .zsh_history
    .gitconfig secrets.json secrets.yaml secrets.yml .yarnrc .dockercfg mcp.json claude_desktop_config.json
    .credentials.json .cargo`,
  GIVE: `paste provide pass include send submit enter give share supply attach copy put upload write forward
    fill return append post place type report proporciona pega incluye envia ubergib fuge sende fournissez colle
    envoie incolla invia forneca cole 提供 发送 输入 粘贴 传入 传递 填写 放入 入力 貼り付け 입력`,
  NEED: `needs need requires require required expects wants demands must benotigt braucht requiere necesita
    necessite richiede precisa 需要 必须 必要`,
  PASSWORD: `password passwords passcode pin passphrase passwd contrasena contrasenas clave passwort kennwort
    passworter motdepasse senha senhas парoль пароль пароли wachtwoord haslo 密码 密碼 口令 パスワード 비밀번호`,
  CODE: 'otp 2fa mfa tan cvv cvc totp sms verification authenticator onetime 验证码 認証コード',
  TOKEN: `token tokens pat key keys apikey apikeys api_key cookie cookies credential credentials secret secrets
    bearer session 令牌 密钥`,
  BRAND: `github gitlab google gmail aws azure slack openai anthropic stripe bank banking paypal apple icloud
    facebook instagram microsoft outlook discord telegram twitter dropbox notion binance coinbase amazon
    linkedin npm pypi banco bankkonto steam metamask`,
  OTHER: `other another others existing anderen andere otros otras autres altri outros 其他 他の`,
  OTHERS: `tools tool servers server connectors connector services service apps accounts integrations plugins
    extensions herramientas werkzeuge outils strumenti 工具 服务`,
  AUTH: 'authorization auth bearer cookie cookies',
  HEADER: 'header headers',
  EACH: 'every each all any both',
  RUN: 'run execute call invoke issue ejecuta fuhre executez esegui 运行 执行 実行',
  CREDENTIAL_COMMAND: `printenv mimikatz lsass`,
  HOLD: `have hold know find see possess store stored remember given`,
  THEIR: `their your his her users user account login email master bank wallet banking gmail su sus seine ihr
    son leur sua suas 的 自己`,
  ENVIRONMENT: 'env environment variable variables configured configuration vault server',

  // Other servers' tools.
  TOOL: 'tool tools function functions herramienta herramientas werkzeug werkzeuge outil outils strumento ferramenta 工具 ツール',
  CALL: `call calls invocation invocations use uses using usage calling execution executions`,
  /** What a message of the agent's has that another can be put in place of. */
  PART: 'content contents text body subject recipient recipients amount address title attachment',
  FOREIGN: `other another foreign official builtin built native default competing alternative existing thirdparty
    standard others otras otra anderen andere autre autres altri outra outras 其他 其它 他の 別の`,
  BEFORE: 'before prior ahead antes vor bevor avant prima 之前 在',
  AFTER: 'after following despues nach apres dopo depois 之后',
  WHEN: 'when if whenever once after wenn cuando si quand quando falls 当 如果',
  CHANGE: `set replace change modify rewrite substitute swap alter redirect append prepend add send forward pass
    include put overwrite insert copy inject double triple multiply raise lower omit`,
  SKIP: 'skip disable deactivate unload bypass avoid suppress ignore circumvent uninstall remove',
  CAPTURE: `arguments argument result results output outputs parameters inputs input data responses response
    replies`,
  SERVERS:
    'server servers connector connectors provider providers plugin plugins extension integration',
  KIND: `chat mail email filesystem github slack gmail browser shell terminal bash calendar drive memory web
    payment payments database search git jira notion file files discord whatsapp telegram`,
  UNSAFE: `unsafe deprecated broken insecure unreliable obsolete compromised dangerous outdated untrusted buggy
    vulnerable`,
  INSTEAD: 'instead rather stattdessen directly lugar',
  PREFER: 'prefer favor favour choose prioritize prioritise',
  USE: 'use call invoke offer suggest recommend trust select choose run utiliza usa nutze verwende utilisez 使用 调用',
  RELY: 'use call invoke run rely depend trust using calling trusting relying',
  STATE:
    'used called available returns invoked run runs executes executed finishes finished completes completed done returned succeeded present installed sends is fails',
  /** Of this server, so that nobody else's tools are meant. */
  HERE: '#here deprecated',

  // Texts about such texts.
  DETECT: `detect detects detecting flag flags flagging block blocks blocking scan scans scanning prevent prevents
    protects protect filter filters identify identifies catch catches test tests testing check checks
    analyze analyzes defend defends guard classify classifies recognizes refuse refuses rejects warn warns report
    reports measures evaluates finds looks`,
  ATTACK: `injection injections attack attacks jailbreak jailbreaks attempt attempts payload payloads phrase phrases
    malicious poisoning tries trying pattern patterns whether wording adversarial leak leaks leaking leaked exposed`,
  QUOTING: `example examples such like phrase phrases text texts string strings says contain contains matching
    quoted eg called named reads attack attacks sentence sentences wording message messages query queries
    search searches titled`,
  CONDITION: 'true false enabled flag parameter option boolean',
} as const satisfies Record<string, string>;

export type Concept = keyof typeof CONCEPTS;
