// Generated from the contract; do not edit.
module.exports = {
  "paySeq": {
    "required": [
      "paySeq",
      "payServiceOrderId",
      "payInfo",
      "redirectUrl",
      "failUrl",
      "biz"
    ],
    "json": [
      "payInfo"
    ]
  },
  "login": {
    "required": [
      "back"
    ],
    "json": []
  },
  "openShareSheet": {
    "required": [
      "title",
      "link"
    ],
    "json": [
      "links"
    ]
  }
};
